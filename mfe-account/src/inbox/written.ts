import { createSavedStore } from '@shop/session';

/** A message that is not sent yet. */
export interface Draft {
  text: string;
  /** Lost on a reload. */
  pictures: readonly File[];
}

/** A message that is being sent, or has failed. */
export interface Outgoing extends Draft {
  /** Idempotency key. */
  key: string;
  /** `partnerKey` of the recipient. */
  to: string;
  /** ISO instant. */
  sentAt: string;
  /** Null while it is being sent; otherwise the reason of the failure, '' where unknown. */
  problem: string | null;
}

interface SavedDrafts {
  /** Id of the customer. */
  owner: number | null;
  drafts: Readonly<Record<string, Draft>>;
  unsent: readonly Outgoing[];
}

const nothing: SavedDrafts = { owner: null, drafts: {}, unsent: [] };

export const emptyDraft: Draft = { text: '', pictures: [] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads saved drafts field by field (F-32). Pictures are lost on a reload. */
function fromText(text: string): SavedDrafts {
  const saved = JSON.parse(text) as Partial<SavedDrafts>; // checked below
  const drafts = Object.entries(saved.drafts ?? {}).filter(([, draft]) => isText(draft.text));
  const unsent = (saved.unsent ?? []).filter(
    ({ key, to, text, sentAt }) => [key, to, text, sentAt].every(isText) && text !== '',
  );
  return {
    owner: saved.owner ?? null,
    drafts: Object.fromEntries(drafts.map(([to, { text }]) => [to, { text, pictures: [] }])),
    unsent: unsent.map((message) => ({ ...message, pictures: [], problem: '' })),
  };
}

/**
 * Drafts and unsent messages of one customer, saved in this tab over other pages and a reload. What follows is for
 * handlers and effects only.
 */
export const written = createSavedStore<SavedDrafts>({
  name: 'mosaic_unsent_messages',
  area: 'sessionStorage',
  initial: nothing,
  fromText,
  toText: (saved) =>
    saved.owner === null
      ? null
      : JSON.stringify(saved, (name, value: unknown) => (name === 'pictures' ? [] : value)),
});

/** The current value; the saved one has no pictures. */
const now = () => written.getState().value;

/** Makes this customer the owner; forgets what another one has written (F-33). */
export function openWritten(owner: number): void {
  if (now().owner !== owner && written.read().owner !== owner) written.write({ ...nothing, owner });
}

/** Forgets all of it, for the next visitor of this tab (F-33). */
export const forgetWritten = (): void => written.write(nothing);

/** Changes what this customer has written; does nothing once it is forgotten or another one is the owner (F-33). */
function change(owner: number | undefined, edit: (saved: SavedDrafts) => Partial<SavedDrafts>): void {
  const saved = now();
  if (saved.owner === owner) written.write({ ...saved, ...edit(saved) });
}

export const setDraft = (owner: number | undefined, to: string, draft: Draft): void =>
  change(owner, ({ drafts }) => ({ drafts: { ...drafts, [to]: draft } }));

const without = (unsent: readonly Outgoing[], key: string) => unsent.filter((message) => message.key !== key);

export const putUnsent = (owner: number | undefined, message: Outgoing): void =>
  change(owner, ({ unsent }) => ({ unsent: [...without(unsent, message.key), message] }));

export const dropUnsent = (owner: number | undefined, key: string): void =>
  change(owner, ({ unsent }) => ({ unsent: without(unsent, key) }));

let line: Promise<unknown> = Promise.resolve();

/** Runs tasks one after the other, so that messages arrive in order. */
export function runInOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = line.then(work);
  line = result.catch(() => undefined);
  return result;
}
