import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferred, speak } from "./lib/words.svelte";

await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
