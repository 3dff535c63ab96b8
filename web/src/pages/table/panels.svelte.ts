/** The panel next to a table, or over it where there is no room: log, chat and quick reference. */
import { MediaQuery } from "svelte/reactivity";
import { keep, readKept } from "$lib/device/settings.svelte";
import type { Tab } from "./SidePanel.svelte";

const FOLDED = "drafting-table-log-folded";

export class Panels {
  tab = $state<Tab>("log");
  /** Whether it is open over the table. */
  drawer = $state(false);
  readonly #wide = new MediaQuery("(min-width: 68rem)");
  /** Room for the log even next to a table that needs much of it. */
  readonly #roomy = new MediaQuery("(min-width: 96rem)");
  readonly #first: boolean;
  readonly #needsRoom: () => boolean;
  /** What the reader chose on this device, if anything. */
  #folding = $state(asChoice(readKept(FOLDED)));

  /** In a device's first game, the quick reference is open. */
  constructor(first: boolean, needsRoom: () => boolean) {
    this.#first = first;
    this.#needsRoom = needsRoom;
    if (first) this.tab = "reference";
  }

  /** Whether there is room for it next to the table. */
  get wide(): boolean {
    return this.#wide.current;
  }

  get folded(): boolean {
    return this.#folding ?? (!this.#first && this.#needsRoom() && !this.#roomy.current);
  }

  fold(folded: boolean): void {
    this.#folding = folded;
    keep(FOLDED, folded);
  }

  shows(tab: Tab): boolean {
    return this.tab === tab && (this.wide ? !this.folded : this.drawer);
  }

  /** Opens a tab, or closes it if it is the open one. */
  toggle(tab: Tab): void {
    const away = this.shows(tab);
    if (this.wide) this.fold(away);
    else this.drawer = !away;
    this.tab = tab;
  }
}

const asChoice = (kept: unknown): boolean | null => (typeof kept === "boolean" ? kept : null);
