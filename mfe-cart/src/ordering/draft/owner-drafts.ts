import type { DraftStores } from '../placing/saved-order';

/** The owner of a draft: a customer's id, or a guest, who keeps it when they sign in. */
export type DraftOwner = number | 'guest';

/**
 * Saves a draft beside the other owner's. A customer's replaces the guest's, which has become theirs on signing in.
 * F-23, F-33.
 */
export function writeDraft<Saved extends { owner: DraftOwner }>(stores: DraftStores, saved: Saved): void {
  if (saved.owner === 'guest') return stores.guest.write(saved);
  stores.customer.write(saved);
  stores.guest.write(null);
}

export function forgetDrafts({ customer, guest }: DraftStores): void {
  customer.write(null);
  guest.write(null);
}

/**
 * The drafts that the owner can continue, the best first: their own, then for a customer what they have filled in as a
 * guest. Another customer's is forgotten. `toSaved` reads a stored one. F-23, F-33.
 */
export function readDrafts<Saved extends { owner: DraftOwner }>(
  { guest, customer }: DraftStores,
  owner: DraftOwner,
  toSaved: (stored: unknown) => Saved | null,
): Saved[] {
  // Earlier releases have saved a guest's in the customer's place.
  const saved = [guest, customer].flatMap((store) => toSaved(store.read()) ?? []);
  const own = saved.filter((draft) => draft.owner === owner);
  if (owner === 'guest') return own;
  const asGuest = saved.filter((draft) => draft.owner === 'guest');
  if (own.length + asGuest.length < saved.length) customer.write(null);
  return [...own, ...asGuest];
}
