/** Each route's page, loaded when it is first shown. */
import type { Component } from "svelte";
import { need, type Part } from "$lib/words/i18n.svelte";
import type { Route } from "$lib/screen/router.svelte";
import { gamePage } from "./games";
import { gameListed } from "./pages/learn/lists";

type Loose = Component<Record<string, unknown>>;
interface Module {
  default: unknown;
}

export interface Page {
  load: () => Promise<Loose>;
  props: Record<string, unknown>;
  /** Without the header: the page has its own. */
  bare: boolean;
}

export interface LoadedPage {
  component: Loose;
  props: Record<string, unknown>;
  bare: boolean;
}

function page(load: () => Promise<Module>, parts: Part[] = [], props: Record<string, unknown> = {}, bare = false): Page {
  const both = async (): Promise<Loose> => {
    const [module] = await Promise.all([load(), need("shell", ...parts)]);
    return module.default as Loose;
  };
  return { load: both, props, bare };
}

const missing = (): Promise<Module> => import("./pages/home/MissingPage.svelte");

export function pageOf(route: Route): Page {
  switch (route.page) {
    case "home":
      return page(() => import("./pages/home/HomePage.svelte"));
    case "table":
      return page(() => import("./pages/table/TablePage.svelte"), ["game", "tips"], { id: route.id }, true);
    case "join":
      return page(() => import("./pages/home/JoinPage.svelte"), [], { code: route.code });
    case "game":
      return page(gamePage(route.word) ?? missing, ["game"], { id: route.id });
    case "score":
      return page(() => import("./pages/score/ScorePadPage.svelte"), ["game", "pages"], { game: route.game });
    case "rules":
      return page(() => import("./pages/rules/RulesPage.svelte"), ["game", "pages"], { game: route.game });
    case "games":
      return page(() => import("./pages/games/GamesPage.svelte"), ["games"]);
    case "settings":
      return page(() => import("./pages/settings/SettingsPage.svelte"), ["tips", "offline"]);
    case "admin":
      return page(() => import("./pages/admin/AdminPage.svelte"), ["admin"]);
    case "replay":
      return page(() => import("./pages/replay/ReplayPage.svelte"), ["game", "pages"], { id: route.id });
    case "learn":
      return learnPage(route.lesson);
    case "gallery":
      return galleryPage(route.folder);
    case "missing":
      return page(missing);
  }
}

/** Lessons and exercises have a header of their own; their lists do not. */
function learnPage(name: string): Page {
  const listed = gameListed(name);
  const bare = name !== "" && listed === undefined;
  return page(() => import("./pages/learn/LearnPage.svelte"), ["game", "lessons"], { name, listed }, bare);
}

/** Only in development: players do not need it. */
function galleryPage(folder: string): Page {
  if (!import.meta.env.DEV && import.meta.env.MODE !== "gallery") return pageOf({ page: "missing" });
  return page(() => import("./pages/gallery/GalleryPage.svelte"), ["game", "pages"], { folder });
}
