import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { notebookWorker } from "./notebook-plugin.ts";
import { rules } from "./rules-plugin.ts";
import { texts } from "./words-plugin.ts";

const house = "http://127.0.0.1:8638";

export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { css: "external" } }), rules(), texts(), notebookWorker()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/ridotto/server/static",
    emptyOutDir: true,
    manifest: "files.json", // what needs what: the house lets browsers fetch it ahead
    assetsInlineLimit: 0, // the page's policy forbids what is inlined
    modulePreload: { polyfill: false },
    target: "es2022",
    // A page is three files or four and not forty: every one is a journey to the house and back.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "table", test: /\/src\/(table|stage)\/|\/TablePage\./, priority: 1 },
            {
              name: "house",
              test: /\/src\/(lib|drawings|wire(?!\/notes))\/|node_modules|\/(App|TopBar|HomePage|TableCard|JoinField|SoundControl)\./,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: house, ws: true } }, fs: { allow: [".."] } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/patience.ts"],
    testTimeout: 30_000,
    pool: "threads",
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: "../build/vitest.json" }]],
  },
}));
