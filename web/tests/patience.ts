// Parts of a page are loaded when they are needed: on a busy machine that takes more than a second.
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 10_000 });
