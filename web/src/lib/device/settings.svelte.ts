/** The reader's own settings, kept on this device. */
import { preferredLanguage, type Language } from "../words/i18n.svelte";
import { keep, readKept } from "./storage";

export { keep, readKept };

export interface Preferences {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduced";
  sound: boolean;
  vibration: boolean;
  notifications: boolean;
  confirm: boolean;
  largeText: boolean;
  patterns: boolean;
  /** The bots' level, asked once with the first "Play now"; empty until then. */
  level: string;
  shortcuts: boolean;
}

const KEY = "drafting-table-settings";

export const prefs: Preferences = $state(load());

function load(): Preferences {
  const defaults: Preferences = {
    language: preferredLanguage(navigator.languages),
    theme: "system",
    motion: "system",
    sound: true,
    vibration: true,
    notifications: false,
    confirm: true,
    largeText: false,
    patterns: false,
    level: "",
    shortcuts: true,
  };
  return { ...defaults, ...(readKept(KEY) as Partial<Preferences> | null) };
}

export function savePreferences(): void {
  keep(KEY, $state.snapshot(prefs));
}

function systemIsDark(): boolean {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** True when things should not fly about: by the reader's wish, or the system's. */
export function reducedMotion(): boolean {
  if (prefs.motion !== "system") return prefs.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Calls back whenever the system's own wishes change; returns how to stop that. */
export function followSystem(changed: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"].map((query) => matchMedia(query));
  queries.forEach((query) => query.addEventListener("change", changed));
  return () => queries.forEach((query) => query.removeEventListener("change", changed));
}

/** Puts the settings on <html>, where the style sheets read them. */
export function applyPreferences(): void {
  const root = document.documentElement;
  const dark = prefs.theme === "dark" || (prefs.theme === "system" && systemIsDark());
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = reducedMotion() ? "reduced" : "full";
  root.dataset.text = prefs.largeText ? "large" : "normal";
  root.dataset.patterns = prefs.patterns ? "on" : "off";
  const colour = document.querySelector('meta[name="theme-color"]');
  colour?.setAttribute("content", dark ? "#10233b" : "#f4efe4");
}
