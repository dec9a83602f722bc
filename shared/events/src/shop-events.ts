import type { Favourite } from '@shop/domain';
import type { AnalyticsEvent } from './analytics-event';

/**
 * All messages of the event bus. A command (`…-requested`) has exactly one handler; an event is already true and
 * has any number of listeners. Never data that the cache holds.
 */
export interface ShopEvents {
  /** Command. mfe-catalog handles it: opens the item modal. `cartLineId` edits that line of the cart. */
  'item:open-requested': { itemId: number; campaign?: boolean; cartLineId?: number };
  /** Command. mfe-cart handles it: opens the cart drawer. */
  'cart:open-requested': Record<string, never>;
  /** Command. mfe-cart handles it: asks guest, login or sign-up, then goes on to checkout (PROMPT-01). */
  'checkout:identify-requested': { next: string };
  /** Command. mfe-auth handles it: opens its modal. `next`: local address to go on to once signed in. */
  'auth:sign-in-requested': {
    because: 'menu' | 'checkout' | 'campaign' | 'wishlist' | 'account' | 'expired';
    mode?: 'sign-in' | 'sign-up';
    next?: string;
  };
  /** Command. The host handles it: asks for a place; what was wanted goes on afterwards (D-04). */
  'place:choose-requested': { because: 'menu' | 'cart' | 'checkout' | 'browse'; next?: string };
  /** Command. The host handles it: asks, then loads the page anew in that language (LANG-01). */
  'language:change-requested': { language: string };
  /** Command. mfe-cart handles it: puts everything of a past order into the cart once more, and opens it (D-24, X-07). */
  'cart:reorder-requested': { orderId: number };
  /** Command. mfe-cart handles it: shows what signing in did to the guest's cart, and asks which of two to keep (D-17). */
  'cart:merge-requested': Record<string, never>;
  /** Command. mfe-cart handles it: opens the drawer of the rental cart. */
  'rental-cart:open-requested': Record<string, never>;
  /**
   * Command. mfe-cart handles it when a rental module was chosen: a rental cart whose pick-up place the module serves makes that
   * place the visitor's; another is emptied, and the visitor told (STATE-25 … STATE-27). `moduleId`: the chosen one.
   */
  'rental-cart:fit-requested': { moduleId: number };
  /** Command. mfe-account handles it: opens the wishlist's drawer. */
  'wishlist:open-requested': Record<string, never>;
  /** Command. mfe-account handles it: marks something as a favourite; a guest signs in first (VALID-08). */
  'wishlist:add-requested': Favourite;
  /** Command. The host handles it: asks again what may be tracked. */
  'privacy:choose-requested': Record<string, never>;
  /** Event. Token stored; cart and wishlist of the customer hold from now on. */
  'session:started': Record<string, never>;
  /** Event. Every app drops what it knew of the customer. */
  'session:ended': { because: 'logout' | 'expired' };
  /** Event. Responses that depend on the location are fetched again (D-05). */
  'place:changed': Record<string, never>;
  /** Event. */
  'module:changed': { moduleId: number };
  /** Event. An order stands; the cart is empty. */
  'order:placed': { orderId: number };
  /** Event. A trip stands; the rental cart is empty. */
  'trip:booked': { tripId: number };
  /** Event. For the analytics stream alone; no app acts on it. */
  'analytics:measured': AnalyticsEvent;
}

export type EventName = keyof ShopEvents;

/** Names of commands; the rest are events. */
export type CommandName = Extract<EventName, `${string}-requested`>;

export const isCommand = (name: string): name is CommandName => name.endsWith('-requested');

type FieldKind = 'number' | 'string' | 'boolean';

/** Fields that must be there, and of which kind: an older remote's payload that lacks them is dropped (F-20). */
const required: Partial<Record<EventName, Record<string, FieldKind>>> = {
  'item:open-requested': { itemId: 'number' },
  'wishlist:add-requested': { kind: 'string', id: 'number' },
  'cart:reorder-requested': { orderId: 'number' },
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

/** Whether a payload has the shape that today's listeners rely on. */
export function isValidPayload(name: EventName, payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const fields = Object.entries(required[name] ?? {});
  return fields.every(([field, kind]) => typeof (payload as Record<string, unknown>)[field] === kind);
}
