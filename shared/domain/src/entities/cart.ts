import type { Minor } from '../money';
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
  /** Of one unit, options and add-ons included, when the customer last added or changed the line; null: unknown. */
  priceSeen: Minor | null;
  /** Its item is no longer offered: shown so that it can be seen and removed. Left out: it is. */
  gone?: boolean;
}

/** What signing in did to a guest's cart, until the customer has settled it. D-17. */
export interface CartMerge {
  /** Lines whose quantity was cut to stock or limit. */
  cut: { itemId: number; name: string; wanted: number; quantity: number }[];
  /** The guest's lines of another store: the customer keeps them or the account's. */
  offered: CartLine[];
}
