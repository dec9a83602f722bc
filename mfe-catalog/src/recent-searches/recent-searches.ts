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
  // Entries of other types are dropped.
  fromText: (text) => (JSON.parse(text) as unknown[]).filter(isSearchText).slice(0, most), // Throws if it is not an array.
  toText: (searches) => (searches.length > 0 ? JSON.stringify(searches) : null),
});

/** The last searches, the newest first. For handlers and effects. */
export const recentSearches = store.read;

/** The last searches for rendering; empty before hydration. */
export const useRecentSearches = (): string[] => useSaved(store);

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const without = (searchText: string) => store.read().filter((known) => !isSame(known, searchText));

/** Stores a search on this device, each once. X-02. */
export function rememberSearch(searchText: string): void {
  const trimmed = searchText.trim().slice(0, longest);
  if (trimmed) store.write([trimmed, ...without(trimmed)].slice(0, most));
}

export const forgetSearch = (searchText: string): void => store.write(without(searchText));

export const forgetSearches = (): void => store.write([]);

/** Remembers the search of the results page. */
export function useRememberedSearch(searchText: string): void {
  useEffect(() => rememberSearch(searchText), [searchText]);
}
