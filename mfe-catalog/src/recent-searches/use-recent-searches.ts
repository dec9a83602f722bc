import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { hearSearches, rememberSearch, searchesIn, storedSearches } from './recent-searches';

const nothingYet = () => '';

/** The visitor's last searches, the newest first; none before hydration. */
export function useRecentSearches(): string[] {
  const stored = useSyncExternalStore(hearSearches, storedSearches, nothingYet);
  return useMemo(() => searchesIn(stored), [stored]);
}

/** For the page of results: what it was asked for is among the recent searches from now on. */
export function useRememberedSearch(words: string): void {
  useEffect(() => rememberSearch(words), [words]);
}
