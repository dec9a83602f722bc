import { forgetGuestChoice } from '../../cart/guest-choice';
import { createTabStore } from '../../cart/tab-store';

/** A customer's and a guest's draft lie apart, so that neither overwrites the other (F-23). */
const createDraftStores = (name: string) => ({
  customer: createTabStore(name),
  guest: createTabStore(`${name}-guest`),
});
export type DraftStores = ReturnType<typeof createDraftStores>;

/** The drafts of an order. */
export const draftStores = createDraftStores('checkout-draft');

/** The drafts of a trip. */
export const tripDraftStores = createDraftStores('trip-draft');

/** The key of the current order, and the requests without a response. */
export const orderKeyStore = createTabStore('order-key');

/** The same for trips. */
export const tripKeyStore = createTabStore('trip-key');

/** The same for parcels. */
export const parcelDraftStores = createDraftStores('parcel-draft');
export const parcelKeyStore = createTabStore('parcel-key');

/** Forgets all of it, for the next visitor of this tab (F-33). */
export function forgetOrdering(): void {
  for (const drafts of [draftStores, tripDraftStores, parcelDraftStores])
    for (const store of [drafts.customer, drafts.guest]) store.write(null);
  for (const store of [orderKeyStore, tripKeyStore, parcelKeyStore]) store.write(null);
  forgetGuestChoice();
}
