import { tabStorage } from '../cart/tab-storage';

/** What is chosen for an order that is not placed yet. */
export const draftStorage = tabStorage('checkout-draft');

/** What is chosen for a trip that is not booked yet. */
export const tripDraftStorage = tabStorage('trip-draft');

/** Under which key an order goes out, and what went out without an answer. */
export const orderKeyStorage = tabStorage('order-key');

/** The same of trips. */
export const tripKeyStorage = tabStorage('trip-key');

/** Nothing of it is left for whoever uses this tab next (F-33). */
export function forgetOrdering(): void {
  for (const storage of [draftStorage, tripDraftStorage, orderKeyStorage, tripKeyStorage])
    storage.write(null);
}
