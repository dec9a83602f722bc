import { createSavedStore, deviceMemory, useSaved } from '@shop/session';
import { useEffect } from 'react';

const most = 8;
const longest = 200;

const isSearchText = (searchText: unknown): searchText is string =>
  typeof searchText === 'string' && searchText.trim() !== '';

const store = createSavedStore<string[]>({
  name: deviceMemory.searches,
  area: 'localStorage',
  initial: [],
  // Whatever else may stand there is no search.
  fromText: (text) => (JSON.parse(text) as unknown[]).filter(isSearchText).slice(0, most), // throws where it is no list
  toText: (searches) => (searches.length > 0 ? JSON.stringify(searches) : null),
});

/** Words of the last searches, the newest first. For handlers and effects. */
export const recentSearches = store.read;

/** The same where they are shown; none before hydration. */
export const useRecentSearches = (): string[] => useSaved(store);

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const without = (searchText: string) => store.read().filter((known) => !isSame(known, searchText));

/** Kept on this device only, each once. X-02. */
export function rememberSearch(searchText: string): void {
  const trimmed = searchText.trim().slice(0, longest);
  if (trimmed) store.write([trimmed, ...without(trimmed)].slice(0, most));
}

export const forgetSearch = (searchText: string): void => store.write(without(searchText));

export const forgetSearches = (): void => store.write([]);

/** For the page of results: what it was asked for is among the recent searches from now on. */
export function useRememberedSearch(searchText: string): void {
  useEffect(() => rememberSearch(searchText), [searchText]);
}
