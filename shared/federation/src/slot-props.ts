import type { Address, CartLine, Choice, Item, OrderType, Position } from '@shop/domain';

/**
 * Parts that one area shows on another's screens, with what they are given. Additions are minor, changes of a
 * part's props are major versions of the remote contract.
 */
export interface SlotProps {
  /** mfe-cart: cart icon with the number of lines, for the header (HEAD-05). Opens the drawer. */
  'cart-button': object;
  /** mfe-cart: bar above the bottom edge on phones with count and total, while the cart holds something. */
  'cart-bar': object;
  /**
   * mfe-cart: Buy Now and Add to Cart, Update To Cart, or Order Now (STATE-08, STATE-09), with what they must check.
   * `line` is the cart line that is edited; `onDone` runs after success (a modal closes).
   */
  'add-to-cart': {
    item: Item;
    choice: Choice;
    quantity: number;
    line?: CartLine | null;
    onDone?: () => void;
  };
  /** mfe-cart: the plus on a card: adds at once when nothing must be chosen, else opens the item. */
  'quick-add': { item: Item };
  /** mfe-account: heart of an item or store. */
  'wishlist-heart': { itemId?: number; storeId?: number; label: string };
  /**
   * mfe-account: who receives the order, and where: guest contact or saved addresses (ADDR-05 … ADDR-18).
   * `value` null: nothing chosen yet. For take away only the contact counts (ROLE-07).
   */
  'delivery-details': {
    orderType: OrderType;
    storeZoneId: number | null;
    value: Address | null;
    onChange: (address: Address | null) => void;
  };
  /** mfe-account: map to pick a point on (ADDR-20): Google where a key is set, else the schematic one. */
  'map-picker': { value: Position; onChange: (position: Position) => void };
}

export type SlotName = keyof SlotProps;
