/** Each route's page, loaded when it is first shown. */
import type { Component } from "svelte";
import { need } from "$lib/i18n.svelte";
import type { Route } from "$lib/router.svelte";

type Loose = Component<Record<string, unknown>>;
type Module = { default: unknown };

export interface Page {
  load: () => Promise<Loose>;
  props: Record<string, unknown>;
}

async function lazy(module: Promise<Module>, words: Promise<void> = Promise.resolve()): Promise<Loose> {
  const [loaded] = await Promise.all([module, words]);
  return loaded.default as Loose;
}

export function pageOf(route: Route): Page {
  switch (route.page) {
    case "solo":
      return { load: () => lazy(import("./cities/SoloPage.svelte"), need("game")), props: {} };
    case "campaign":
      return { load: () => lazy(import("./cities/CampaignPage.svelte"), need("game")), props: { id: route.id } };
    case "score":
      return { load: () => lazy(import("./scorepad/ScorePadPage.svelte"), need("game", "pages")), props: { game: route.game } };
    case "rules":
      return { load: () => lazy(import("./rules/RulesPage.svelte"), need("game", "pages")), props: { game: route.game } };
    case "gallery":
      return galleryPage(route.folder);
    default:
      return { load: () => lazy(import("./home/HomePage.svelte")), props: {} };
  }
}

/** Only in development: nobody who plays needs it. */
function galleryPage(folder: string): Page {
  if (!import.meta.env.DEV && import.meta.env.MODE !== "gallery") return pageOf({ page: "missing" });
  return { load: () => lazy(import("./gallery/GalleryPage.svelte"), need("game", "pages")), props: { folder } };
}
