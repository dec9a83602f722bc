import type { CartLine } from './cart';
import type { ModuleType } from './shop';

/** The longest name of a list, in characters. */
export const longestListName = 60;

/**
 * A shopping list, or a cart that waits while another store's cart is in use. All its lines are one store's. X-25,
 *
 */
export interface SavedList {
  id: number;
  kind: 'list' | 'cart';
  /** Empty for a waiting cart: its store names it. */
  name: string;
  storeId: number;
  storeName: string;
  moduleId: number;
  /** With their items as they are now; `gone` where an item is no longer offered. */
  lines: CartLine[];
}

/** The longest name of a person who adds to a shared cart, in characters. */
export const longestPersonName = 40;

/** A cart that others see and add to by a link. X-26. */
export interface SharedCart {
  /** Part of the link; whoever knows it can add to the cart. */
  token: string;
  storeId: number;
  storeName: string;
  moduleId: number;
  moduleType: ModuleType;
  lines: CartLine[];
}

/** The shared cart after somebody has added to it. */
export interface AddedToSharedCart extends SharedCart {
  /** What the cart has not taken, by limit or stock; it stays in the cart of the one who added. D-17. */
  remaining: { name: string; quantity: number }[];
}
