import { createSavedStore, deviceMemory, useSaved } from '@shop/session';
import { useEffect } from 'react';

const most = 8;
const longest = 200;

const isWords = (words: unknown): words is string => typeof words === 'string' && words.trim() !== '';

const store = createSavedStore<string[]>({
  name: deviceMemory.searches,
  area: 'localStorage',
  initial: [],
  // Whatever else may stand there is no search.
  fromText: (text) => (JSON.parse(text) as unknown[]).filter(isWords).slice(0, most), // throws where it is no list
  toText: (searches) => (searches.length > 0 ? JSON.stringify(searches) : null),
});

/** Words of the last searches, the newest first. For handlers and effects. */
export const recentSearches = store.read;

/** The same where they are shown; none before hydration. */
export const useRecentSearches = (): string[] => useSaved(store);

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const without = (words: string) => store.read().filter((known) => !isSame(known, words));

/** Kept on this device only, each once. X-02. */
export function rememberSearch(words: string): void {
  const kept = words.trim().slice(0, longest);
  if (kept) store.write([kept, ...without(kept)].slice(0, most));
}

export const forgetSearch = (words: string): void => store.write(without(words));

export const forgetSearches = (): void => store.write([]);

/** For the page of results: what it was asked for is among the recent searches from now on. */
export function useRememberedSearch(words: string): void {
  useEffect(() => rememberSearch(words), [words]);
}
