import { createTabStore } from '../../cart/tab-store';

/** What is chosen for an order that is not placed yet. */
export const draftStore = createTabStore('checkout-draft');

/** What is chosen for a trip that is not booked yet. */
export const tripDraftStore = createTabStore('trip-draft');

/** Under which key an order goes out, and what went out without an answer. */
export const orderKeyStore = createTabStore('order-key');

/** The same of trips. */
export const tripKeyStore = createTabStore('trip-key');

/** Nothing of it is left for whoever uses this tab next (F-33). */
export function forgetOrdering(): void {
  for (const store of [draftStore, tripDraftStore, orderKeyStore, tripKeyStore]) store.write(null);
}
