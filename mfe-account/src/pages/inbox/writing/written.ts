import { createSavedStore } from '@shop/session';

/** What the customer has begun to write to somebody. */
export interface Draft {
  text: string;
  /** Only for as long as the page lives. */
  pictures: readonly File[];
}

/** A message that the server does not have yet. */
export interface Outgoing extends Draft {
  /** Makes any number of sendings one message. */
  key: string;
  /** `partnerKey` of whom it is for. */
  to: string;
  /** ISO instant. */
  sentAt: string;
  /** null: on its way; else why it is not, '' where nobody knows. */
  problem: string | null;
}

interface SavedDrafts {
  /** Customer. */
  owner: number | null;
  drafts: Readonly<Record<string, Draft>>;
  unsent: readonly Outgoing[];
}

export const emptyDraft: Draft = { text: '', pictures: [] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Out of what was stored, part by part (F-32). Pictures do not outlive a reload. */
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
 * Drafts and messages on their way, of one customer, for as long as the tab lives: going elsewhere and a reload keep them.
 * What is below is for handlers and effects only.
 */
export const written = createSavedStore<SavedDrafts>({
  name: 'mosaic_unsent_messages',
  area: 'sessionStorage',
  initial: { owner: null, drafts: {}, unsent: [] },
  fromText,
  toText: (saved) => JSON.stringify(saved, (name, value: unknown) => (name === 'pictures' ? [] : value)),
});

/** The page's own: what is saved has no pictures. */
const now = () => written.getState().value;

/** From now on it is this customer's; another's is forgotten (F-33). */
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

/** One after the other, so that they arrive as they were written. */
export function runInOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = line.then(work);
  line = result.catch(() => undefined);
  return result;
}
