/** The texts, by language and by whose they are; words-plugin.ts makes them. */
declare module "virtual:words" {
  import type { FluentResource } from "@fluent/bundle";
  const parts: Record<
    "en" | "fr",
    Partial<Record<string, () => Promise<{ default: FluentResource["body"] }>>>
  >;
  export default parts;
}
