/** An SVG of the page as a PNG file. */

/** What style sheets may have set on any shape. */
const SHAPE = ["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray", "opacity", "filter"];
const TEXT = ["font-family", "font-size", "font-weight", "text-anchor", "letter-spacing"];
const STOP = ["stop-color", "stop-opacity"];
/** Values that need not be written, because nothing inherits them. */
const USUAL: Record<string, string> = { opacity: "1", filter: "none", "stroke-dasharray": "none", "letter-spacing": "normal" };

/** Draws it at `width` pixels; `ratio` is its height per width. */
export async function pngOf(svg: SVGSVGElement, width: number, ratio: number): Promise<Blob> {
  const height = Math.round(width * ratio);
  const copy = standalone(svg);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  try {
    return await painted(address, width, height);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A copy that needs no style sheet: an image is drawn without the page's. */
function standalone(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll("*");
  svg.querySelectorAll("*").forEach((element, nth) => {
    const twin = copies[nth];
    if (twin) writeStyle(element, twin);
  });
  return copy;
}

function writeStyle(element: Element, twin: Element): void {
  const style = getComputedStyle(element);
  for (const name of namesFor(element.localName)) {
    const value = style.getPropertyValue(name);
    if (value !== USUAL[name]) twin.setAttribute(name, value);
  }
  twin.removeAttribute("class");
  twin.removeAttribute("style");
}

/** A nested drawing fills the space it has; everything else has its own size. */
function namesFor(tag: string): readonly string[] {
  if (tag === "stop") return STOP;
  return tag === "text" ? [...SHAPE, ...TEXT] : SHAPE;
}

async function painted(address: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
