import type { Item } from './item';

/** What a customer chose of an item; with the item's id it identifies a cart line (D-13). */
export interface Choice {
  /** `Variation.type`, or null when the item has none. */
  variation: string | null;
  options: ChosenOptions[];
  addOns: ChosenAddOn[];
}

export interface ChosenOptions {
  group: string;
  labels: string[];
}

export interface ChosenAddOn {
  id: number;
  quantity: number;
}

/** ENT-18 … ENT-21. */
export interface CartLine extends Choice {
  id: number;
  item: Item;
  quantity: number;
}
