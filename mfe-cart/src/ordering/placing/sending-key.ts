import type { SavedStore } from '@shop/session';

interface SavedSending<Body> {
  key: string;
  /** What the key was made for. */
  print: string;
  /** What went out under it and was never answered. */
  unanswered: Body[];
  /** When the first of them went out, milliseconds since 1970. */
  since?: number;
}

/**
 * The keys under which bodies are sent that must take effect once: the same after a double click, a lost answer or a reload,
 * another one as soon as what is sent is another (D-21, F-28). Handlers only.
 */
export function createSendingKeys<Body>(store: SavedStore<unknown>) {
  function readSaved(): SavedSending<Body> | null {
    const stored = store.read() as Partial<SavedSending<Body>> | null; // written below; checked all the same
    if (typeof stored?.key !== 'string' || typeof stored.print !== 'string') return null;
    const { key, print, unanswered, since } = stored;
    return {
      key,
      print,
      unanswered: Array.isArray(unanswered) ? unanswered : [],
      ...(typeof since === 'number' ? { since } : {}),
    };
  }
  const save = (sending: SavedSending<Body>) => store.write(sending);

  return {
    /**
     * `subject`: what belongs to it besides the body. As long as it is not known what became of the last sending, the next one
     * bears its key whatever has changed, so that the server can tell that something stands already.
     */
    keyFor(body: Body, subject: unknown): string {
      const print = JSON.stringify([body, subject]);
      const known = readSaved();
      if (known && (known.print === print || known.unanswered.length > 0)) return known.key;
      const key = crypto.randomUUID();
      save({ key, print, unanswered: [] });
      return key;
    },
    /** It goes out now. */
    markSent(body: Body): void {
      const known = readSaved();
      if (!known) return;
      const others = known.unanswered.filter((sent) => JSON.stringify(sent) !== JSON.stringify(body));
      const since = (known.unanswered.length > 0 ? known.since : undefined) ?? Date.now();
      save({ ...known, unanswered: [...others, body], since });
    },
    /** The server has answered that nothing stands under the key. */
    markRefused(): void {
      const known = readSaved();
      if (known) save({ ...known, unanswered: [] });
    },
    /** What was sent and never answered, the last one first; null: nothing. */
    unanswered(): { key: string; bodies: Body[] } | null {
      const known = readSaved();
      return known && known.unanswered.length > 0
        ? { key: known.key, bodies: [...known.unanswered].reverse() }
        : null;
    },
    /** When the first of what was never answered went out, milliseconds since 1970. */
    unansweredSince: (): number => readSaved()?.since ?? 0,
    /** It stands: the next one gets a key of its own. */
    forget: () => store.write(null),
  };
}

export type SendingKeys<Body> = ReturnType<typeof createSendingKeys<Body>>;
