// Where to press the nth thing offered, once it is in view; or what lies over it.
(nth) => {
  const element = window.offered[nth];
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = element.getClientRects()[0];
  let cover = null;
  for (const share of [0.5, 0.25, 0.75]) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height * share];
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return { x, y, cover: "" };
    cover ??= hit;
  }
  return { x: 0, y: 0, cover: cover?.outerHTML.slice(0, 120) ?? "nothing: it is not in view" };
}
