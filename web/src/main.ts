import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferred, speak } from "./lib/words.svelte";

// What the address will need is fetched together with the words.
if (location.pathname === "/") void import("./pages/HomePage.svelte");
else if (location.pathname.startsWith("/t/")) void import("./pages/TablePage.svelte");
await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
