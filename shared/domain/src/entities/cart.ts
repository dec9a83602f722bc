import type { Minor } from '@shop/domain/core';
import type { Item } from './item';

/** The customer's options for an item; with the item's id it identifies a cart line (D-13). */
export interface Choice {
  /** `Variation.type`, or null when the item has none. */
  variation: string | null;
  options: ChosenOptions[];
  addOns: ChosenAddOn[];
  /** What the customer asks for in their words: "No onions". '' none; undefined: none, or unknown in a change. X-21. */
  note?: string;
}

/** What the store does when it has run out of an ordered item. X-21. */
export const ifSoldOutChoices = ['replace', 'remove', 'call'] as const;
export type IfSoldOut = (typeof ifSoldOutChoices)[number];

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
  /** Unit price, options and add-ons included, when the customer last added or changed the line; null: unknown. */
  priceSeen: Minor | null;
  /** Names of the people who have added to the line by a link, besides the cart's owner. X-26. */
  addedBy?: string[];
  /** True if the item is no longer offered: the line is shown so that it can be removed. */
  gone?: boolean;
  /** Left out: as for the whole order. */
  ifSoldOut?: IfSoldOut;
}

/** The result of merging a guest's cart on sign-in, until the customer has decided. D-17. */
export interface CartMerge {
  /** Lines whose quantity was cut to stock or limit. */
  cut: { itemId: number; name: string; wanted: number; quantity: number }[];
  /** The guest's lines of another store: the customer keeps either these or the account's. */
  offered: CartLine[];
}
