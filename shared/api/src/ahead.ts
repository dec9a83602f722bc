/** An answer that was asked for before anybody showed it. */
interface Waiting {
  answer: Promise<unknown>;
  /** Milliseconds of `now`: from then on it is too old to be shown. */
  until: number;
}

/**
 * Questions asked ahead of the page that will ask them. Each waits for its page no longer than its answer is fresh,
 * and nothing is asked ahead whose answer is fresh already.
 */
export class Ahead {
  private readonly waiting = new Map<string, Waiting>();
  private readonly askedAt = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Asks, unless the same was asked within `freshFor` milliseconds. */
  begin(key: string, freshFor: number, ask: () => Promise<unknown>): void {
    const now = this.now();
    if (now - (this.askedAt.get(key) ?? -Infinity) < freshFor) return;
    this.askedAt.set(key, now);
    const answer = ask();
    this.waiting.set(key, { answer, until: now + freshFor });
    // The page asks by itself.
    answer.catch(() => {
      if (this.waiting.get(key)?.answer === answer) this.forget(key);
    });
  }

  /** For who asks now: the answer that is under way or there, once. The key names the endpoint, and so the model. */
  take<Model>(key: string): Promise<Model> | undefined {
    const now = this.now();
    const found = this.waiting.get(key);
    this.waiting.delete(key);
    if (found && found.until > now) return found.answer as Promise<Model>;
    this.askedAt.set(key, now);
    return undefined;
  }

  /** What was asked may not be true any more. */
  clear(): void {
    this.waiting.clear();
    this.askedAt.clear();
  }

  private forget(key: string) {
    this.waiting.delete(key);
    this.askedAt.delete(key);
  }
}
