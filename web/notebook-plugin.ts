// Writes the service worker of the notebook (notebook-worker.js) with the list of what its page is made of.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What the page loads when it is needed: without the house it must be there already. */
const PARTS = [
  /\/src\/main\.ts$/,
  /\/src\/pages\/(NotebookPage|SettingsSheet)\.svelte$/,
  /\/src\/games\/[^/]+\/notebook\.ts$/,
  /\/src\/wire\/notes\//,
  /^\0virtual:words\/[a-z]+\/(?!lesson-)/,
];
const BESIDE = ["/appearance.js", "/seats.svg", "/icon.svg", "/manifest.webmanifest"];
const WORKER = "notebook-worker.js";

export function notebookWorker(): Plugin {
  return {
    name: "notebook-worker",
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((made) =>
          made.type === "chunk" ? [[made.fileName, made]] : [],
        ),
      );
      const files = new Set<string>();
      const add = (name: string) => {
        const chunk = chunks.get(name);
        if (!chunk || files.has(name)) return;
        files.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        chunk.imports.forEach(add);
      };
      for (const chunk of chunks.values())
        if (chunk.moduleIds.some((id) => PARTS.some((part) => part.test(id)))) add(chunk.fileName);
      const listed = [...[...files].sort().map((file) => `/${file}`), ...BESIDE];
      const source = readFileSync(join(import.meta.dirname, WORKER), "utf8");
      const version = createHash("sha256")
        .update(source + listed.join())
        .digest("hex")
        .slice(0, 16);
      this.emitFile({
        type: "asset",
        fileName: WORKER,
        source: `const FILES = ${JSON.stringify(listed)};\nconst VERSION = "${version}";\n${source}`,
      });
    },
  };
}
