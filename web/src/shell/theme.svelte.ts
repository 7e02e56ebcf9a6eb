import { prefer } from "../memory";

/** Day or night, kept on this device. */
class Theme {
  night = $state(document.documentElement.dataset.theme === "night");

  turn(): void {
    this.night = !this.night;
    document.documentElement.dataset.theme = this.night ? "night" : "day";
    prefer("theme", this.night ? "night" : "day");
  }
}

export const theme = new Theme();
