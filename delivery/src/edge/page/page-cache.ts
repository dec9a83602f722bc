import { LRUCache } from 'lru-cache';
import type { ApiResponse } from '../fetch-response';

/** A page for all visitors with the same traits: placeholders stand for personal values. */
export interface WrittenPage {
  html: string;
  /** The address on the shop's origin that the visitor is led to instead of this page. */
  redirect?: string | undefined;
  /** Apps whose releases could not render their part of it on the server. */
  failed: readonly string[];
}

/** The responses that a page depends on. The page is valid while each of them is current. */
export type Ingredients = readonly (ApiResponse | null)[];

export const isSame = (made: Ingredients, now: Ingredients) =>
  made.length === now.length && made.every((response, at) => response === now[at]);

/** Whether the same things exist as when the page was made: nothing is shown that is gone. */
const isAlike = (made: Ingredients, now: Ingredients) =>
  made.length === now.length && made.every((response, at) => response?.status === now[at]?.status);

interface Entry {
  page: WrittenPage;
  ingredients: Ingredients;
  /** When it must be renewed, until when it is served, and until when it may stand in for a late page. */
  oldFrom: number;
  until: number;
  spareUntil: number;
}

/** Milliseconds until a page must be renewed, expires, and is not even a spare page any more; and total bytes. */
const cacheLimits = { fresh: 20_000, life: 30_000, spare: 120_000, bytes: 64 * 1024 * 1024 };
/** Bytes of a letter in memory, and of an entry besides its page. */
const letter = 2;
const overhead = 1_024;

/** Rendered pages, each for all visitors with the same traits; evicts the least recently used. */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;

  constructor(
    private readonly now: () => number,
    private readonly limits = cacheLimits,
  ) {
    this.entries = new LRUCache({
      maxSize: limits.bytes,
      sizeCalculation: ({ page }, key) => letter * (page.html.length + key.length) + overhead,
    });
  }

  get size() {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** `isOld`: it may still be served, but must be renewed. */
  get(key: string, ingredients: Ingredients): { page: WrittenPage; isOld: boolean } | null {
    const entry = this.use(key);
    if (!entry || entry.until <= this.now() || !isSame(entry.ingredients, ingredients)) return null;
    return { page: entry.page, isOld: entry.oldFrom <= this.now() };
  }

  /** An expired page, or one of earlier responses: for a visitor who would get a page without content otherwise. */
  getSpare(key: string, ingredients: Ingredients): WrittenPage | null {
    const entry = this.use(key);
    return entry && isAlike(entry.ingredients, ingredients) ? entry.page : null;
  }

  put(key: string, page: WrittenPage, ingredients: Ingredients): void {
    const [now, { fresh, life, spare }] = [this.now(), this.limits];
    const times = { oldFrom: now + fresh, until: now + life, spareUntil: now + spare };
    this.entries.set(key, { page, ingredients, ...times });
  }

  clear(): void {
    this.entries.clear();
  }

  /** Marks an entry as used; drops it when it is no use any more. */
  private use(key: string): Entry | null {
    const entry = this.entries.get(key);
    if (!entry || entry.spareUntil > this.now()) return entry ?? null;
    this.entries.delete(key);
    return null;
  }
}
