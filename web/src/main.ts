import "./style/fonts.css";
import "./style/tokens.css";
import "./style/page.css";
import "./style/table.css";
import "./style/rail.css";
import "./style/bar.css";
import "./style/dialog.css";
import "./style/popover.css";
import "./style/cards.css";
import "./style/ticks.css";
import "./style/touch.css";
import "./style/vignette.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("house");
if (!target) throw new Error("the page has no place to live in");
mount(App, { target });

// installable where the browser allows it; without it nothing is missing
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});
