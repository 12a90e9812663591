import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferred, speak } from "./lib/words.svelte";

await speak(preferred());
mount(App, { target: document.getElementById("app")! });
