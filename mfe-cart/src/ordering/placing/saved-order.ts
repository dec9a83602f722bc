import { forgetGuestChoice } from '../../cart/guest-choice';
import { createTabStore } from '../../cart/tab-store';

/** The draft of an order. */
export const draftStore = createTabStore('checkout-draft');

/** The draft of a trip. */
export const tripDraftStore = createTabStore('trip-draft');

/** The key of the current order, and the requests without a response. */
export const orderKeyStore = createTabStore('order-key');

/** The same for trips. */
export const tripKeyStore = createTabStore('trip-key');

/** The same for parcels. */
export const parcelDraftStore = createTabStore('parcel-draft');
export const parcelKeyStore = createTabStore('parcel-key');

/** Forgets all of it, for the next visitor of this tab (F-33). */
export function forgetOrdering(): void {
  for (const store of [draftStore, tripDraftStore, orderKeyStore, tripKeyStore]) store.write(null);
  for (const store of [parcelDraftStore, parcelKeyStore]) store.write(null);
  forgetGuestChoice();
}
