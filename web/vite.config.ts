import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules } from "./rules-plugin.ts";

const house = "http://127.0.0.1:8638";

export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { css: "external" } }), rules()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/ridotto/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy forbids what is inlined
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: house, ws: true } }, fs: { allow: [".."] } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
