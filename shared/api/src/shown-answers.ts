/** An answer of limited keeping: when it came, how many show it, and the timer that will forget it. */
interface Shown {
  cameAt: number;
  shows: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Forgets answers that may be kept only for a while (BIZ-16) once nobody shows them and they are too old: who comes back
 * after that finds none, and waits for the new one. What is on screen stays there.
 */
export class ShownAnswers {
  private readonly shown = new Map<string, Shown>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  private entryOf(key: string): Shown {
    const known = this.shown.get(key);
    if (known) return known;
    const entry: Shown = { cameAt: this.now(), shows: 0, timer: undefined };
    this.shown.set(key, entry);
    return entry;
  }

  /** A new answer is there. */
  came(key: string): void {
    this.entryOf(key).cameAt = this.now();
  }

  /** Somebody shows the answer, until the function that this answers is called. `forget` drops it after `keptFor` ms. */
  show(key: string, keptFor: number, forget: () => void): () => void {
    const entry = this.entryOf(key);
    clearTimeout(entry.timer);
    entry.shows += 1;
    return () => {
      entry.shows -= 1;
      if (entry.shows > 0) return;
      const left = Math.max(0, entry.cameAt + keptFor - this.now());
      entry.timer = setTimeout(() => {
        this.shown.delete(key);
        forget();
      }, left);
    };
  }
}
