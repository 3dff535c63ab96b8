/** The reader's own settings, kept on this device. */
import type { Speed } from "../pace/speed";
import { LANGUAGES, preferredLanguage, type Language } from "../words/i18n.svelte";
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
  /** The bots' level, asked at the first "Play now"; empty until then. */
  level: string;
  shortcuts: boolean;
  /** How fast tables show what others do. */
  speed: Speed;
  /** Whether to pass where nothing can be bid. */
  autoPass: boolean;
  /** Notes at the controls, each until it has been followed once. On for those who are here for the first time. */
  tips: boolean;
  /** Whether tables that allow hints tell when a decision has cost much. */
  coach: boolean;
}

const KEY = "drafting-table-settings";
/** Whether this device had no settings when the page was loaded. */
export const firstVisit = readKept(KEY) === null;

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
    speed: "usual",
    autoPass: true,
    tips: firstVisit,
    coach: false,
  };
  return { ...defaults, ...(readKept(KEY) as Partial<Preferences> | null) };
}

/** The club's language, for a first visit with a browser that asks for none of ours. */
export function useClubLanguage(wanted: string): void {
  const known = LANGUAGES.find((one) => one === wanted);
  const asked = navigator.languages.some((tag) => LANGUAGES.some((one) => tag.toLowerCase().split("-")[0] === one));
  if (known && firstVisit && !asked) prefs.language = known;
}

export function savePreferences(): void {
  keep(KEY, $state.snapshot(prefs));
}

function systemIsDark(): boolean {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Whether to avoid animations, by the reader's setting or the system's. */
export function reducedMotion(): boolean {
  if (prefs.motion !== "system") return prefs.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Calls back whenever the system's preferences change; returns a function that unsubscribes. */
export function followSystem(changed: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"].map((query) => matchMedia(query));
  queries.forEach((query) => query.addEventListener("change", changed));
  return () => queries.forEach((query) => query.removeEventListener("change", changed));
}

/** Sets the preferences on <html> for the style sheets. */
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
