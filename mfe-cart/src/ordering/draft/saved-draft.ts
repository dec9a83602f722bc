import { blankDraft, toDraft, type CheckoutDraft } from './checkout-draft';
import { draftStore, tripDraftStore } from '../placing/saved-order';
import { isStillSaved } from '../placing/order-pictures';

/** The owner of a draft: a customer's id, or a guest, who keeps it when they sign in. */
export type DraftOwner = number | 'guest';

interface SavedDraft {
  version: 1;
  owner: DraftOwner;
  /** What is ordered, and its store or provider: `cart:5`, `trip:5`. */
  subject: string;
  draft: CheckoutDraft;
}

/** Orders and trips have separate drafts. */
const getStore = (subject: string) => (subject.startsWith('trip:') ? tripDraftStore : draftStore);

function readSaved(from: string): SavedDraft | null {
  const stored = getStore(from).read() as Partial<SavedDraft> | null; // checked below, and in draftFrom
  if (stored?.version !== 1 || stored.owner === undefined) return null;
  const draft = toDraft(stored.draft);
  return {
    version: 1,
    owner: stored.owner,
    subject: String(stored.subject),
    // Pictures that only the page had are lost with it.
    draft: { ...draft, prescriptions: draft.prescriptions.filter(isStillSaved) },
  };
}

/** Saves the draft over a reload and a sign-in (F-23). For handlers and effects only. */
export const saveDraft = (owner: DraftOwner, subject: string, draft: CheckoutDraft): void =>
  getStore(subject).write({ version: 1, owner, subject, draft } satisfies SavedDraft);

/** Forgets the draft, once the order or trip is placed or the customer has signed out. */
export const forgetDraft = (subject = ''): void => getStore(subject).write(null);

/**
 * The draft that this tab has saved for the owner. A guest's draft stays with the customer who signs in; another
 * customer's is forgotten. For an order at another store only contact, address, payment method and habits are kept.
 */
export function getSavedDraft(owner: DraftOwner, subject: string): CheckoutDraft {
  const known = readSaved(subject);
  if (!known) return blankDraft;
  const isOwn = known.owner === owner || known.owner === 'guest';
  if (!isOwn) {
    if (owner !== 'guest') forgetDraft(subject);
    return blankDraft;
  }
  if (known.subject === subject) return known.draft;
  const { orderType, address, payment, ifSoldOut, leaveAtDoor } = known.draft;
  return { ...blankDraft, orderType, address, payment, ifSoldOut, leaveAtDoor };
}
