import { blankDraft, draftFrom, type CheckoutDraft } from './checkout-draft';
import { draftStore, tripDraftStore } from '../placing/saved-order';
import { isStillSaved } from '../placing/order-pictures';

/** Whose a draft is: a customer's id, or a guest's, who may sign in with it. */
export type DraftOwner = number | 'guest';

interface SavedDraft {
  version: 1;
  owner: DraftOwner;
  /** What is ordered, of which store: `cart:5`, `trip:5`. */
  subject: string;
  draft: CheckoutDraft;
}

/** A trip and an order may be chosen side by side. */
const getStore = (subject: string) => (subject.startsWith('trip:') ? tripDraftStore : draftStore);

function readSaved(from: string): SavedDraft | null {
  const stored = getStore(from).read() as Partial<SavedDraft> | null; // checked below, and in draftFrom
  if (stored?.version !== 1 || stored.owner === undefined) return null;
  const draft = draftFrom(stored.draft);
  return {
    version: 1,
    owner: stored.owner,
    subject: String(stored.subject),
    // Pictures that only the page kept are gone with it.
    draft: { ...draft, prescriptions: draft.prescriptions.filter(isStillSaved) },
  };
}

/** A reload and a sign-in keep it (F-23). Handlers and effects only. */
export const saveDraft = (owner: DraftOwner, subject: string, draft: CheckoutDraft): void =>
  getStore(subject).write({ version: 1, owner, subject, draft } satisfies SavedDraft);

/** The order, or the trip of this subject, stands; or the customer has signed out. */
export const forgetDraft = (subject = ''): void => getStore(subject).write(null);

/**
 * What this tab has kept for that owner. A guest's goes on with the customer who signs in; another customer's is forgotten.
 * Of an order at another store only stay who receives it, where, and how it is paid.
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
  const { orderType, address, payment } = known.draft;
  return { ...blankDraft, orderType, address, payment };
}
