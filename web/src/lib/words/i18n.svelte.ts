/** Words in the reader's language: `t(id, params)`, from the same Fluent files as the server's. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { numberText } from "./numbers";

export const LANGUAGES = ["en", "hu", "pl", "lt", "et"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Part = "shell" | "game" | "pages" | "admin" | "fair" | "hints" | "lessons" | "ending" | "tips" | "offline" | "games";
export type Param = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  hu: "Magyar",
  pl: "Polski",
  lt: "Lietuvių",
  et: "Eesti",
};

type Pattern = FluentResource["body"][number]["value"];
type Messages = readonly (readonly [id: string, pattern: Pattern])[];
type Loader = () => Promise<{ default: Messages }>;
type Loaders = Record<Part, Loader>;

// Written out, because the bundler can only split literal imports.
const LOADERS: Record<Language, Loaders> = {
  en: {
    shell: () => import("virtual:words/en/shell"),
    game: () => import("virtual:words/en/game"),
    pages: () => import("virtual:words/en/pages"),
    admin: () => import("virtual:words/en/admin"),
    fair: () => import("virtual:words/en/fair"),
    lessons: () => import("virtual:words/en/lessons"),
    hints: () => import("virtual:words/en/hints"),
    ending: () => import("virtual:words/en/ending"),
    tips: () => import("virtual:words/en/tips"),
    offline: () => import("virtual:words/en/offline"),
    games: () => import("virtual:words/en/games"),
  },
  hu: {
    shell: () => import("virtual:words/hu/shell"),
    game: () => import("virtual:words/hu/game"),
    pages: () => import("virtual:words/hu/pages"),
    admin: () => import("virtual:words/hu/admin"),
    fair: () => import("virtual:words/hu/fair"),
    lessons: () => import("virtual:words/hu/lessons"),
    hints: () => import("virtual:words/hu/hints"),
    ending: () => import("virtual:words/hu/ending"),
    tips: () => import("virtual:words/hu/tips"),
    offline: () => import("virtual:words/hu/offline"),
    games: () => import("virtual:words/hu/games"),
  },
  pl: {
    shell: () => import("virtual:words/pl/shell"),
    game: () => import("virtual:words/pl/game"),
    pages: () => import("virtual:words/pl/pages"),
    admin: () => import("virtual:words/pl/admin"),
    fair: () => import("virtual:words/pl/fair"),
    lessons: () => import("virtual:words/pl/lessons"),
    hints: () => import("virtual:words/pl/hints"),
    ending: () => import("virtual:words/pl/ending"),
    tips: () => import("virtual:words/pl/tips"),
    offline: () => import("virtual:words/pl/offline"),
    games: () => import("virtual:words/pl/games"),
  },
  lt: {
    shell: () => import("virtual:words/lt/shell"),
    game: () => import("virtual:words/lt/game"),
    pages: () => import("virtual:words/lt/pages"),
    admin: () => import("virtual:words/lt/admin"),
    fair: () => import("virtual:words/lt/fair"),
    lessons: () => import("virtual:words/lt/lessons"),
    hints: () => import("virtual:words/lt/hints"),
    ending: () => import("virtual:words/lt/ending"),
    tips: () => import("virtual:words/lt/tips"),
    offline: () => import("virtual:words/lt/offline"),
    games: () => import("virtual:words/lt/games"),
  },
  et: {
    shell: () => import("virtual:words/et/shell"),
    game: () => import("virtual:words/et/game"),
    pages: () => import("virtual:words/et/pages"),
    admin: () => import("virtual:words/et/admin"),
    fair: () => import("virtual:words/et/fair"),
    lessons: () => import("virtual:words/et/lessons"),
    hints: () => import("virtual:words/et/hints"),
    ending: () => import("virtual:words/et/ending"),
    tips: () => import("virtual:words/et/tips"),
    offline: () => import("virtual:words/et/offline"),
    games: () => import("virtual:words/et/games"),
  },
};

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let current = $state<Language>("en");
let wish: Language = "en";
let queue: Promise<void> = Promise.resolve();
/** Parts that some screen has asked for; a new language is loaded with all of them. */
const wanted = new Set<Part>();
const texts = new Map<string, Promise<Messages>>();

export function language(): Language {
  return current;
}

/** Loads a part of the words, in the current language and in any chosen later. */
export async function need(...parts: Part[]): Promise<void> {
  const missing = parts.filter((part) => !wanted.has(part));
  missing.forEach((part) => wanted.add(part));
  missing.forEach((part) => void load(wish, part).catch(() => undefined)); // loading while others are being parsed
  try {
    await (missing.length > 0 ? rebuild() : queue);
  } catch (problem) {
    missing.forEach((part) => wanted.delete(part));
    throw problem;
  }
}

/** Changes the language everywhere, without a reload. */
export async function speak(next: Language): Promise<void> {
  wish = next;
  await rebuild();
  document.documentElement.lang = next;
}

/** One after the other, so the last choice wins. */
function rebuild(): Promise<void> {
  queue = queue.catch(() => undefined).then(rebuildNow);
  return queue;
}

async function rebuildNow(): Promise<void> {
  const next = wish;
  const sources = await Promise.all([...wanted].map((part) => load(next, part)));
  const made = new FluentBundle(next, { useIsolating: false });
  made.addResource({ body: sources.flat().map(([id, value]) => ({ id, value, attributes: {} })) });
  if (next !== current || !warmed) warmUp(next);
  current = next;
  bundle = made;
}

let warmed = false;

/** A language's first plural is slow on a phone, so it is computed while a page loads. */
function warmUp(tongue: Language): void {
  warmed = true;
  setTimeout(() => new Intl.PluralRules(tongue).select(1));
}

function load(tongue: Language, part: Part): Promise<Messages> {
  const key = `${tongue}/${part}`;
  const known = texts.get(key);
  if (known) return known;
  const coming = LOADERS[tongue][part]().then((module) => module.default);
  coming.catch(() => texts.delete(key)); // do not cache a failure
  texts.set(key, coming);
  return coming;
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The message in the reader's language, or its id if it does not exist. */
export function t(id: string, params: Record<string, Param> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, prepared(params), []);
}

/** Our languages all write whole numbers the same way, and Intl number formats are slow to set up on a phone. */
class PlainNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) ? numberText(this.value) : super.toString(scope);
  }
}

/** As in Python: a list becomes text with commas, and its length `<name>_count`. */
function prepared(params: Record<string, Param>): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) {
      result[name] = value.join(", ");
      result[`${name}_count`] = new PlainNumber(value.length, { useGrouping: false });
    } else if (typeof value === "number") {
      result[name] = new PlainNumber(value, { useGrouping: false });
    } else {
      result[name] = String(value ?? "");
    }
  }
  return result;
}

export function formatDate(ms: number, options?: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(current, options ?? { dateStyle: "medium", timeStyle: "short" }).format(ms);
}

/** "Anna, Péter and Lina", as the language joins it. */
export function formatList(items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return items.length < 2 ? (items[0] ?? "") : new Intl.ListFormat(current, { type }).format(items);
}

/** The browser's first language that we have. */
export function preferredLanguage(tags: readonly string[]): Language {
  const known = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  const found = known.find((tag) => LANGUAGES.includes(tag as Language));
  return (found as Language | undefined) ?? "en";
}
