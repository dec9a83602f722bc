import { createHash } from 'node:crypto';
import { day } from './recent-counts';

/** Words that several visitors have searched, and that found nothing. */
export interface EmptySearch {
  words: string;
  /** Visitors who searched them. */
  visitors: number;
  /** The last search, in milliseconds since 1970. */
  lastAt: number;
}

/** Words and when each of their visitors searched them last. */
export type SavedSearches = [words: string, at: number[]][];

/** Visitors below which words are not listed: one person's words may say who it is. */
export const fewestVisitors = 3;

/** The most pairs of words and visitor; the oldest are forgotten first. */
const most = 20_000;

const toKey = (words: string, visitor: string) =>
  `${words}\n${createHash('sha256').update(visitor).digest('base64url').slice(0, 12)}`;

const wordsOf = (key: string) => key.slice(0, key.indexOf('\n'));

/** Searches of the last day that found nothing: each visitor counts once for the same words. */
export class EmptySearches {
  /** When, by words and visitor; the oldest first. */
  private readonly searched = new Map<string, number>();

  add(words: string, visitor: string, at: number): void {
    this.set(toKey(words, visitor), at);
  }

  /** Those of the last `period` milliseconds, most visitors first. */
  get(now: number, period: number, mostListed = Infinity): EmptySearch[] {
    const byWords = new Map<string, EmptySearch>();
    for (const [key, at] of this.searched) {
      if (at <= now - period) continue;
      const words = wordsOf(key);
      const { visitors, lastAt } = byWords.get(words) ?? { visitors: 0, lastAt: 0 };
      byWords.set(words, { words, visitors: visitors + 1, lastAt: Math.max(lastAt, at) });
    }
    return [...byWords.values()]
      .filter(({ visitors }) => visitors >= fewestVisitors)
      .sort((a, b) => b.visitors - a.visitors || b.lastAt - a.lastAt)
      .slice(0, mostListed);
  }

  /** Only words that are listed, and nothing about their visitors. */
  toSaved(now: number): SavedSearches {
    const listed = new Map<string, number[]>(this.get(now, day).map(({ words }) => [words, []]));
    for (const [key, at] of this.searched) listed.get(wordsOf(key))?.push(at);
    return [...listed];
  }

  restore(saved: SavedSearches): void {
    const all = saved.flatMap(([words, times]) =>
      times.map((at, number) => [`${words}\nsaved ${number}`, at] as const),
    );
    for (const [key, at] of all.sort(([, a], [, b]) => a - b)) this.set(key, at);
  }

  private set(key: string, at: number): void {
    this.searched.delete(key);
    this.searched.set(key, at);
    for (const [oldest, then] of this.searched) {
      if (this.searched.size <= most && then > at - day) break;
      this.searched.delete(oldest);
    }
  }
}
