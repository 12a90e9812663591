const files = import.meta.glob<string>("../../../src/ridotto/words/fr/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
