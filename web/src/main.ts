import { mount } from "svelte";
import App from "./App.svelte";
import { applyPreferences } from "$lib/device/settings.svelte";
import { registerWorker } from "./offline/register";
import "./styles/tokens.css";
import "./styles/base.css";

applyPreferences(); // before the first paint, to avoid a flash of the other theme
mount(App, { target: document.getElementById("app") as HTMLElement });
registerWorker();
