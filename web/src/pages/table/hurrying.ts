/** A tap or a key that shows at once everything that the table is about to show. It does nothing else: by then,
    another button may have appeared under the finger. */
export class Hurrying {
  /** The key that hurried, until it is released: a held key repeats, and Space presses a button when released. */
  #held = "";

  constructor(
    private readonly possible: () => boolean,
    private readonly hurry: () => void,
  ) {}

  tapped = (event: MouseEvent): void => {
    if (!this.possible() || !isTable(event.target)) return;
    swallow(event);
    this.hurry();
  };

  keyDown = (event: KeyboardEvent): void => {
    if (event.code === this.#held) return swallow(event);
    if (!this.possible() || !["Enter", " "].includes(event.key)) return;
    if (event.target !== document.body && !(isTable(event.target) && event.target.closest(".board"))) return;
    this.#held = event.code;
    swallow(event);
    this.hurry();
  };

  keyUp = (event: KeyboardEvent): void => {
    if (event.code !== this.#held) return;
    this.#held = "";
    swallow(event);
  };
}

/** A dialog is not part of the table, and the reveal ends with its own tap. */
function isTable(target: EventTarget | null): target is Element {
  return target instanceof Element && !target.closest("dialog, .veil");
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
