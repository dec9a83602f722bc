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

interface Kept {
  /** Customer. */
  owner: number | null;
  drafts: Readonly<Record<string, Draft>>;
  unsent: readonly Outgoing[];
}

export const emptyDraft: Draft = { text: '', pictures: [] };
const nothing: Kept = { owner: null, drafts: {}, unsent: [] };
const storedUnder = 'mosaic_unsent_messages';

function read(): string | null {
  try {
    return sessionStorage.getItem(storedUnder);
  } catch {
    return null; // memory serves where storage is refused
  }
}

function store(text: string): void {
  try {
    sessionStorage.setItem(storedUnder, text);
  } catch {
    // memory serves where storage is refused
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Out of what was stored; what cannot be understood is as if it had not been written (F-32). Pictures do not outlive a reload. */
function restored(owner: number): Kept {
  try {
    const kept = JSON.parse(read() ?? 'null') as Partial<Kept> | null; // checked below
    if (kept?.owner !== owner) return { ...nothing, owner };
    const drafts = Object.entries(kept.drafts ?? {}).filter(([, draft]) => isText(draft.text));
    const unsent = (kept.unsent ?? []).filter(
      ({ key, to, text, sentAt }) => [key, to, text, sentAt].every(isText) && text !== '',
    );
    return {
      owner,
      drafts: Object.fromEntries(drafts.map(([to, { text }]) => [to, { text, pictures: [] }])),
      unsent: unsent.map((message) => ({ ...message, pictures: [], problem: '' })),
    };
  } catch {
    return { ...nothing, owner };
  }
}

/**
 * Drafts and messages on their way, of one customer, for as long as the tab lives: going elsewhere and a reload keep them.
 * Handlers and effects only.
 */
class Written {
  private kept = nothing;
  private readonly hearers = new Set<() => void>();
  private line: Promise<unknown> = Promise.resolve();

  readonly subscribe = (hearer: () => void) => {
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  };
  readonly now = (): Kept => this.kept;

  /** From now on it is this customer's; another's is forgotten (F-33). */
  open(owner: number): void {
    if (this.kept.owner !== owner) this.change(() => restored(owner));
  }

  setDraft(to: string, draft: Draft): void {
    this.change((kept) => ({ ...kept, drafts: { ...kept.drafts, [to]: draft } }));
  }

  put(message: Outgoing): void {
    this.change((kept) => ({
      ...kept,
      unsent: [...kept.unsent.filter(({ key }) => key !== message.key), message],
    }));
  }

  drop(key: string): void {
    this.change((kept) => ({ ...kept, unsent: kept.unsent.filter((message) => message.key !== key) }));
  }

  /** One after the other, so that they arrive as they were written. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.line.then(work);
    this.line = result.catch(() => undefined);
    return result;
  }

  private change(to: (kept: Kept) => Kept): void {
    this.kept = to(this.kept);
    store(JSON.stringify(this.kept, (name, value: unknown) => (name === 'pictures' ? [] : value)));
    this.hearers.forEach((hearer) => hearer());
  }
}

export const written = new Written();
export const writtenNothing = () => nothing;
