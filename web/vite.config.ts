import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.VIRTUOSI_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $house: new URL("./src/house.ts", import.meta.url).pathname },
    // vitest would otherwise take Svelte's server build, which has no effects
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  // the paper server of ?mock reads the games' texts from the neighbouring rooms
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  build: {
    outDir: "../virtuosi/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  // a busy machine is slow, not wrong
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
