import { isSame, PageCache, type Ingredients, type WrittenPage } from './page-cache';

/** `html` is null if it must be sent without content: it cannot be rendered, or not soon enough. */
export type MadePage = WrittenPage | { html: null; redirect?: undefined; failed: readonly string[] };

export interface PageToMake {
  /** Everything that it depends on besides the backend's responses; null: it is not shared. */
  key: string | null;
  /** The responses that it depends on. */
  ingredients: Ingredients;
  /** Renders and writes it, from the values above. */
  make: () => Promise<MadePage>;
}

/**
 * How a page's content was provided: `kept` from the cache, `spare` from the cache but older, because it was not rendered in
 * time, `late` not rendered in time, `failed` not renderable, and `browser` left to browsers because something to render it
 * with is missing.
 */
export type PageOutcome = 'rendered' | 'kept' | 'spare' | 'late' | 'failed' | 'browser';

/** Too many pages wait: the machine is busy, and no release has failed. */
const isNobodysFailure = ({ html, failed }: MadePage) => html === null && failed.length === 0;

interface PendingPage {
  ingredients: Ingredients;
  page: Promise<MadePage>;
}

/**
 * Pages with content, each made once for all visitors with the same traits: guests or customers, with the same releases, at
 * the same address and location, in the same language and theme. Personal data is not in them: browsers request it.
 */
export class SharedPages {
  /** Number of pages by outcome. */
  readonly outcomes: Record<PageOutcome, number> = {
    rendered: 0,
    kept: 0,
    spare: 0,
    late: 0,
    failed: 0,
    browser: 0,
  };
  private readonly pending = new Map<string, PendingPage>();

  constructor(
    /** Milliseconds that a visitor waits for a page. */
    private readonly wait: number,
    readonly cache = new PageCache(Date.now),
  ) {}

  async get({ key, ingredients, make }: PageToMake): Promise<MadePage> {
    if (key === null) return this.inTime(make(), () => null);
    const kept = this.cache.get(key, ingredients);
    if (!kept)
      return this.inTime(this.shared(key, ingredients, make), () => this.cache.getSpare(key, ingredients));
    // Renewed in the background. If this fails, the next request after its end reports it.
    if (kept.isOld) void this.shared(key, ingredients, make).catch(() => undefined);
    this.outcomes.kept += 1;
    return kept.page;
  }

  /** Counts a page that is left to the browser. */
  none(): MadePage {
    this.outcomes.browser += 1;
    return { html: null, failed: [] };
  }

  /** Joins a pending request for the same page. A page that is too late for this one is cached for the next. */
  private shared(key: string, ingredients: Ingredients, make: PageToMake['make']): Promise<MadePage> {
    const known = this.pending.get(key);
    if (known && isSame(known.ingredients, ingredients)) return known.page;
    const pending = { ingredients, page: make() };
    this.pending.set(key, pending);
    pending.page = this.keep(key, pending);
    return pending.page;
  }

  private async keep(key: string, pending: PendingPage): Promise<MadePage> {
    try {
      const made = await pending.page;
      if (made.html !== null) this.cache.put(key, made, pending.ingredients);
      return made;
    } finally {
      if (this.pending.get(key) === pending) this.pending.delete(key);
    }
  }

  private async inTime(page: Promise<MadePage>, getSpare: () => WrittenPage | null): Promise<MadePage> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), this.wait);
    });
    const made = await Promise.race([page, timeout]).finally(() => clearTimeout(timer));
    if (made === 'late' || isNobodysFailure(made)) {
      // A page that is a little old is better than one without content.
      const spare = getSpare();
      this.outcomes[spare ? 'spare' : 'late'] += 1;
      return spare ?? { html: null, failed: [] };
    }
    this.outcomes[made.html === null ? 'failed' : 'rendered'] += 1;
    return made;
  }
}
