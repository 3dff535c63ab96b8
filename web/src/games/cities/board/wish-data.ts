/** A wish as a board draws it. */
export interface WishData {
  square: string;
  building: string;
  own: boolean;
  /** Who wishes for it. */
  name: string;
}
