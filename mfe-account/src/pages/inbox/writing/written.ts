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
  initial: { owner: null, drafts: {}, unsent: [] },
  fromText,
  toText: (saved) => JSON.stringify(saved, (name, value: unknown) => (name === 'pictures' ? [] : value)),
});

/** The current value; the saved one has no pictures. */
const now = () => written.getState().value;

/** Makes this customer the owner; forgets what another one has written (F-33). */
export function openWritten(owner: number): void {
  if (now().owner !== owner && written.read().owner !== owner)
    written.write({ owner, drafts: {}, unsent: [] });
}

export function setDraft(to: string, draft: Draft): void {
  written.write({ ...now(), drafts: { ...now().drafts, [to]: draft } });
}

const othersThan = (key: string) => now().unsent.filter((message) => message.key !== key);

export const putUnsent = (message: Outgoing): void =>
  written.write({ ...now(), unsent: [...othersThan(message.key), message] });

export const dropUnsent = (key: string): void => written.write({ ...now(), unsent: othersThan(key) });

let line: Promise<unknown> = Promise.resolve();

/** Runs tasks one after the other, so that messages arrive in order. */
export function runInOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = line.then(work);
  line = result.catch(() => undefined);
  return result;
}
