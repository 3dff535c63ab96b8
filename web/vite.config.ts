import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { GAMES } from "./plugins/games.ts";
import { offline } from "./plugins/offline.ts";
import { preload } from "./plugins/preload.ts";
import { speaks } from "./plugins/speaks.ts";
import { words } from "./plugins/words.ts";

const here = import.meta.dirname;
/** Where `make web-dev` finds a running server. */
const server = process.env.DRAFTINGTABLE_SERVER ?? "http://localhost:8000";

/** By the name of the built file, the modules in it: what every page needs, and what draws a game wherever it appears. */
const GROUPS = [
  {
    name: "base",
    priority: 2,
    test: new RegExp(
      [
        "node_modules/(svelte|@fluent|esm-env|clsx)/",
        "src/(lib|ui)/",
        "src/games/(index|[^/]+/index)\\.ts",
        "src/games/[^/]+/art/home/",
        "src/pages/home/(JoinBox|Nickname|TableRow)",
        "src/pages/room/table-settings",
      ].join("|"),
    ),
  },
  // Every table shows changes beat by beat; without this, it would load the drawings of all games for it.
  { name: "beats", priority: 2, test: /src\/games\/([^/]+\/)?(beats|model\/(automa|reveal-time))\.ts/ },
  ...GAMES.map((name) => ({ name, priority: 1, test: new RegExp(`src/games/${name}/(art|model|parts)/`) })),
];

export default defineConfig({
  root: here,
  plugins: [words(), svelte(), preload(), offline(), compress()],
  define: { __SPEAKS__: JSON.stringify(speaks()) },
  resolve: {
    alias: { $lib: resolve(here, "src/lib"), $ui: resolve(here, "src/ui") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}), // Svelte as in a browser, in tests too
  },
  build: {
    outDir: resolve(here, "../src/draftingtable/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What is needed together comes as one file: many small ones take longer than one.
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  experimental: {
    // Only the page knows where it is; its files find each other wherever they are (`draftingtable site`).
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  worker: {
    format: "es",
    // By this name the server knows which script may compile WebAssembly.
    rolldownOptions: { output: { entryFileNames: "assets/python-worker-[hash].js" } },
  },
  server: {
    fs: { allow: [resolve(here, "..")] },
    proxy: { "/api": { target: server, changeOrigin: true, ws: true } },
  },
  // Five seconds, the default, are not enough for every test on a busy machine.
  test: { include: ["src/**/*.test.ts", "plugins/**/*.test.ts"], isolate: false, testTimeout: 300_000, hookTimeout: 300_000 },
});
