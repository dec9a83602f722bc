import type { Favourite } from '@shop/domain';
import type { AnalyticsEvent } from './analytics-event';

/**
 * All messages of the event bus. A command (`…-requested`) has exactly one handler; an event has already happened and
 * has any number of listeners. Payloads never repeat data that the cache contains.
 */
export interface ShopEvents {
  /**
   * Command. mfe-catalog handles it: opens the item modal. `cartLineId` edits that line of the cart; `note` is the line's,
   * which some backends do not return.
   */
  'item:open-requested': { itemId: number; campaign?: boolean; cartLineId?: number; note?: string };
  /** Command. mfe-cart handles it: opens the cart drawer. */
  'cart:open-requested': Record<string, never>;
  /** Command. mfe-cart handles it: offers guest, login or sign-up, then continues to checkout (PROMPT-01). */
  'checkout:identify-requested': { next: string };
  /** Command. mfe-auth handles it: opens its modal. `next`: local address to continue to after signing in. */
  'auth:sign-in-requested': {
    because: 'menu' | 'checkout' | 'campaign' | 'wishlist' | 'account' | 'expired';
    mode?: 'sign-in' | 'sign-up';
    next?: string;
  };
  /** Command. The host handles it: asks for a location, then continues with what the visitor wanted (D-04). */
  'place:choose-requested': { because: 'menu' | 'cart' | 'checkout' | 'browse'; next?: string };
  /** Command. The host handles it: confirms, then reloads the page in that language (LANG-01). */
  'language:change-requested': { language: string };
  /** Command. mfe-cart handles it: adds everything of a past order to the cart again, and opens it (D-24, X-07). */
  'cart:reorder-requested': { orderId: number };
  /** Command. mfe-cart handles it: shows the link by which others add to the cart of a store. */
  'cart:share-requested': { storeId: number };
  /** Command. mfe-cart handles it: asks for a name and saves an order, or without `orderId` the cart, as a list. */
  'list:save-requested': { orderId?: number };
  /** Command. mfe-cart handles it: shows how signing in merged the guest's cart, and asks which of two to keep (D-17). */
  'cart:merge-requested': Record<string, never>;
  /** Command. mfe-cart handles it: asks which of two rental carts to keep, the guest's or the account's (D-17). */
  'rental-cart:merge-requested': Record<string, never>;
  /** Command. mfe-cart handles it: opens the drawer of the rental cart. */
  'rental-cart:open-requested': Record<string, never>;
  /**
   * Command. mfe-cart handles it when the visitor chooses a rental module (`moduleId`). If the module serves the pick-up
   * location of the rental cart, that location becomes the visitor's; otherwise the cart is emptied, and the visitor sees a
   * message (STATE-25 … STATE-27).
   */
  'rental-cart:fit-requested': { moduleId: number };
  /** Command. mfe-account handles it: opens the wishlist's drawer. */
  'wishlist:open-requested': Record<string, never>;
  /** Command. mfe-account handles it: adds to the wishlist; a guest signs in first (VALID-08). */
  'wishlist:add-requested': Favourite;
  /** Command. The host handles it: asks again for consent to tracking. */
  'privacy:choose-requested': Record<string, never>;
  /** Event. The visitor has closed the sign-in modal and is not signed in: what waited for it is dropped (F-33). */
  'auth:sign-in-closed': Record<string, never>;
  /** Event. The token is stored; from now on cart and wishlist are the customer's. */
  'session:started': Record<string, never>;
  /** Event. Every app discards the customer's data. */
  'session:ended': { because: 'logout' | 'expired' };
  /** Event. Responses that depend on the location are fetched again (D-05). */
  'place:changed': Record<string, never>;
  /** Event. The visitor has chosen a module. */
  'module:changed': { moduleId: number };
  /** Event. An order has been placed; the cart is empty. */
  'order:placed': { orderId: number };
  /** Event. A trip has been booked; the rental cart is empty. */
  'trip:booked': { tripId: number };
  /** Event. Only for analytics; no app acts on it. */
  'analytics:measured': AnalyticsEvent;
}

export type EventName = keyof ShopEvents;

/** Names of commands; the rest are events. */
export type CommandName = Extract<EventName, `${string}-requested`>;

export const isCommand = (name: string): name is CommandName => name.endsWith('-requested');

type FieldKind = 'number' | 'string' | 'boolean';

/** Required fields and their types: a payload of an older remote that lacks them is dropped (F-20). */
const required: Partial<Record<EventName, Record<string, FieldKind>>> = {
  'item:open-requested': { itemId: 'number' },
  'wishlist:add-requested': { kind: 'string', id: 'number' },
  'cart:reorder-requested': { orderId: 'number' },
  'cart:share-requested': { storeId: 'number' },
  'checkout:identify-requested': { next: 'string' },
  'auth:sign-in-requested': { because: 'string' },
  'place:choose-requested': { because: 'string' },
  'language:change-requested': { language: 'string' },
  'session:ended': { because: 'string' },
  'module:changed': { moduleId: 'number' },
  'order:placed': { orderId: 'number' },
  'trip:booked': { tripId: 'number' },
  'rental-cart:fit-requested': { moduleId: 'number' },
  'analytics:measured': { name: 'string' },
};

/** Whether a payload has the fields that the current listeners need. */
export function isValidPayload(name: EventName, payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const fields = Object.entries(required[name] ?? {});
  return fields.every(([field, kind]) => typeof (payload as Record<string, unknown>)[field] === kind);
}
