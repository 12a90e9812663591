const files = import.meta.glob<string>("../../../src/ridotto/words/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
