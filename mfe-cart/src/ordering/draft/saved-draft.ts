import { blankDraft, toDraft, type CheckoutDraft } from './checkout-draft';
import { draftStores, tripDraftStores } from '../placing/saved-order';
import { isStillSaved } from '../placing/order-pictures';
import { type DraftOwner, forgetDrafts, readDrafts, writeDraft } from './owner-drafts';

interface SavedDraft {
  version: 1;
  owner: DraftOwner;
  /** What is ordered, and its store or provider: `cart:5`, `trip:5`. */
  subject: string;
  draft: CheckoutDraft;
}

/** Orders and trips have separate drafts. */
const getStores = (subject: string) => (subject.startsWith('trip:') ? tripDraftStores : draftStores);

function toSavedDraft(stored: unknown): SavedDraft | null {
  const saved = stored as Partial<SavedDraft> | null; // checked below, and in toDraft
  if (saved?.version !== 1 || saved.owner === undefined) return null;
  const draft = toDraft(saved.draft);
  return {
    version: 1,
    owner: saved.owner,
    subject: String(saved.subject),
    // Pictures that only the page had are lost with it.
    draft: { ...draft, prescriptions: draft.prescriptions.filter(isStillSaved) },
  };
}

/** Saves the draft over a reload and a sign-in (F-23). For handlers and effects only. */
export const saveDraft = (owner: DraftOwner, subject: string, draft: CheckoutDraft): void =>
  writeDraft<SavedDraft>(getStores(subject), { version: 1, owner, subject, draft });

/** Forgets the draft, once the order or trip is placed or the customer has signed out. */
export const forgetDraft = (subject = ''): void => forgetDrafts(getStores(subject));

/**
 * The draft that this tab has saved for the owner. A guest's draft stays with the customer who signs in, unless they have
 * one of this order; another customer's is forgotten. For an order at another store only contact, address, payment
 * method and habits are kept.
 */
export function getSavedDraft(owner: DraftOwner, subject: string): CheckoutDraft {
  const saved = readDrafts(getStores(subject), owner, toSavedDraft);
  const fitting = saved.find((known) => known.subject === subject);
  if (fitting) return fitting.draft;
  const [other] = saved;
  if (!other) return blankDraft;
  const { orderType, address, payment, ifSoldOut, leaveAtDoor } = other.draft;
  return { ...blankDraft, orderType, address, payment, ifSoldOut, leaveAtDoor };
}
