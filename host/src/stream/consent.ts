/** What the visitor lets the shop measure: nothing beyond what it needs, or all. */
export type Choice = 'necessary' | 'all';

/** `unasked`: nothing is sent, and the question is due. */
export type Consent = Choice | 'unasked';

export const consentKey = 'consent';

/** What a browser says for its visitor: Global Privacy Control, Do Not Track. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

export interface ConsentParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  signals: PrivacySignals;
}

const choiceFrom = (stored: string | null): Choice | null =>
  stored === 'all' || stored === 'necessary' ? stored : null;

const isTurnedDown = ({ globalPrivacyControl, doNotTrack }: PrivacySignals) =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

/**
 * The visitor's choice, one key in storage. A browser that asks not to be tracked has said no; whoever then says yes in so
 * many words, has. Where nothing can be stored it holds for this document (F-31).
 */
export class ConsentStore {
  private readonly hearers = new Set<() => void>();
  private now: Consent;

  constructor(private readonly parts: ConsentParts) {
    this.now = this.read() ?? (isTurnedDown(parts.signals) ? 'necessary' : 'unasked');
  }

  current = (): Consent => this.now;

  choose = (choice: Choice): void => {
    try {
      this.parts.storage.setItem(consentKey, choice);
    } catch {
      // Asked again by the next document: better than a yes that nobody gave.
    }
    this.become(choice);
  };

  /** Another tab has chosen. */
  reread = (): void => {
    const choice = this.read();
    if (choice) this.become(choice);
  };

  /** Tells of every change until the returned function is called. */
  hear = (hearer: () => void): (() => void) => {
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  };

  private become(next: Consent) {
    if (next === this.now) return;
    this.now = next;
    this.hearers.forEach((hear) => hear());
  }

  private read(): Choice | null {
    try {
      return choiceFrom(this.parts.storage.getItem(consentKey));
    } catch {
      return null;
    }
  }
}
