// A shape that the HTML parser has made is an unknown element: it is there, and paints nothing.

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = new Set(
  "circle clipPath defs ellipse feGaussianBlur filter g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg symbol text textPath tspan use"
    .split(" ")
    .map((name) => name.toLowerCase()),
);

function namespaceFaults() {
  return [...document.querySelectorAll("*")].filter(isInWrongNamespace).map((element) =>
    fault("namespace", element, `<${element.localName}> in the namespace ${element.namespaceURI}`),
  );
}

function isInWrongNamespace(element) {
  const isSvg = element.namespaceURI === SVG;
  if (SHAPES.has(element.localName.toLowerCase())) return !isSvg;
  return !isSvg && element.parentElement?.namespaceURI === SVG && element.parentElement.localName !== "foreignObject";
}
