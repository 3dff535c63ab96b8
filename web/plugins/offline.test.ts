import { expect, it } from "vitest";
import { toKeep } from "./offline";

it("keeps what was built and what is published, but not the worker, the page, maps or lists", () => {
  const built = ["sw.js", "index.html", "assets/a-1.js", "assets/a-1.js.map", "assets/b-2.css", "preload.json"];
  expect(toKeep(built, ["icon.svg"])).toEqual(["assets/a-1.js", "assets/b-2.css", "icon.svg"]);
});
