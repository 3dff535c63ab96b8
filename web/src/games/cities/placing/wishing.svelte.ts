/** Making a wish: first which building, then on which square. */
import type { Building } from "../model/notation";

export class Wishing {
  /** Whether the buildings are shown to choose from. */
  open = $state(false);
  /** The building whose square is chosen next. */
  building = $state<Building | null>(null);

  toggle(): void {
    this.open = !this.open;
    this.building = null;
  }

  choose(building: Building): void {
    this.building = this.building === building ? null : building;
  }

  end(): void {
    this.open = false;
    this.building = null;
  }
}
