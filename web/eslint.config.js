// What the client may not do: give a type to what it has not looked at, or look away.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "src/wire"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "public/*.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // `trusted` is the one exception, and says why.
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      // Numbers are written as they are.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A handler may say in one line what it does.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // Svelte answers a click with whatever the handler returns: errors of promises reach the table.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // The compiler asks for it, so that a misspelt field of an index signature is found.
      "@typescript-eslint/dot-notation": "off",
      // In an effect, `void` names what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Tracked by `$state` where it matters.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["*.js", "public/*.js"], extends: [ts.configs.disableTypeChecked] },
  {
    files: ["tests/**"],
    rules: {
      // A test that finds nothing may fail where it stands.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
);
