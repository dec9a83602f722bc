import { parcelSizes, type Address, type ParcelPayer, type ParcelSize } from '@shop/domain';
import { blankDraft, isAddress, isPayment } from '../ordering/draft/checkout-draft';
import { type DraftOwner, forgetDrafts, readDrafts, writeDraft } from '../ordering/draft/owner-drafts';
import { parcelDraftStores as stores } from '../ordering/placing/saved-order';
import type { PaymentChoice } from '../payment/payment-rules';

/** What the sender has chosen so far; null for what they have not. The category is in the address. X-31. */
export interface ParcelDraft {
  size: ParcelSize | null;
  sender: Address | null;
  receiver: Address | null;
  /** ISO 8601, UTC; null: as soon as possible. */
  scheduledAt: string | null;
  /** Instructions for the courier. */
  note: string;
  payer: ParcelPayer;
  payment: PaymentChoice;
}

export const blankParcel: ParcelDraft = {
  size: null,
  sender: null,
  receiver: null,
  scheduledAt: null,
  note: '',
  payer: 'sender',
  payment: blankDraft.payment,
};

interface SavedParcel {
  version: 1;
  owner: DraftOwner;
  draft: ParcelDraft;
}

/** Reads a saved draft field by field; invalid fields count as not chosen (F-32). */
function toParcelDraft(stored: unknown): ParcelDraft {
  if (typeof stored !== 'object' || stored === null) return blankParcel;
  const saved = stored as Partial<Record<keyof ParcelDraft, unknown>>;
  const { scheduledAt, note, payment } = saved;
  return {
    size: parcelSizes.find((size) => size === saved.size) ?? null,
    sender: isAddress(saved.sender) ? saved.sender : null,
    receiver: isAddress(saved.receiver) ? saved.receiver : null,
    scheduledAt: typeof scheduledAt === 'string' ? scheduledAt : null,
    note: typeof note === 'string' ? note : '',
    payer: saved.payer === 'receiver' ? 'receiver' : 'sender',
    payment: isPayment(payment) ? payment : blankParcel.payment,
  };
}

function toSavedParcel(stored: unknown): SavedParcel | null {
  const saved = stored as Partial<SavedParcel> | null; // checked below, and in toParcelDraft
  if (saved?.version !== 1 || saved.owner === undefined) return null;
  return { version: 1, owner: saved.owner, draft: toParcelDraft(saved.draft) };
}

/** Saves the draft over a reload and a sign-in (F-23). For handlers and effects only. */
export const saveParcel = (owner: DraftOwner, draft: ParcelDraft): void =>
  writeDraft<SavedParcel>(stores, { version: 1, owner, draft });

/** Forgets the draft, once the parcel is sent or the customer has signed out. */
export const forgetParcel = (): void => forgetDrafts(stores);

/** The owner's draft; without one, what the customer has filled in as a guest. Another customer's is forgotten (F-33). */
export const getSavedParcel = (owner: DraftOwner): ParcelDraft =>
  readDrafts(stores, owner, toSavedParcel)[0]?.draft ?? blankParcel;
