import type { SavedStore } from '@shop/session';

interface SavedSending<Body> {
  key: string;
  /** Fingerprint of what the key belongs to. */
  print: string;
  /** Bodies sent with the key without a response. */
  unanswered: Body[];
  /** When the first of them was sent, milliseconds since 1970. */
  since?: number;
}

/**
 * Idempotency keys: the same for a double click, a lost response or a reload, a new one as soon as the content changes
 * (D-21, F-28). For handlers only.
 */
export function createSendingKeys<Body>(store: SavedStore<unknown>) {
  function readSaved(): SavedSending<Body> | null {
    const stored = store.read() as Partial<SavedSending<Body>> | null; // written below, but checked anyway
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
     * The key for a body. `subject`: what identifies it besides the body. While the result of the last request is
     * unknown, the next one keeps its key even if the content has changed, so that the server can detect the earlier
     * one.
     */
    getKey(body: Body, subject: unknown): string {
      const print = JSON.stringify([body, subject]);
      const known = readSaved();
      if (known && (known.print === print || known.unanswered.length > 0)) return known.key;
      const key = crypto.randomUUID();
      save({ key, print, unanswered: [] });
      return key;
    },
    /** Notes that the body is being sent. */
    markSent(body: Body): void {
      const known = readSaved();
      if (!known) return;
      const others = known.unanswered.filter((sent) => JSON.stringify(sent) !== JSON.stringify(body));
      const since = (known.unanswered.length > 0 ? known.since : undefined) ?? Date.now();
      save({ ...known, unanswered: [...others, body], since });
    },
    /** Notes that the server has refused, so nothing exists for the key. */
    markRefused(): void {
      const known = readSaved();
      if (known) save({ ...known, unanswered: [] });
    },
    /** The bodies without a response, newest first; null where there are none. */
    unanswered(): { key: string; bodies: Body[] } | null {
      const known = readSaved();
      return known && known.unanswered.length > 0
        ? { key: known.key, bodies: [...known.unanswered].reverse() }
        : null;
    },
    /** When the first request without a response was sent, milliseconds since 1970. */
    unansweredSince: (): number => readSaved()?.since ?? 0,
    /** Forgets the key after success, so that the next order gets a new one. */
    forget: () => store.write(null),
  };
}

export type SendingKeys<Body> = ReturnType<typeof createSendingKeys<Body>>;
