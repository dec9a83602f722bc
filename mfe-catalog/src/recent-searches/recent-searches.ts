import { deviceMemory } from '@shop/session';

const storedUnder = deviceMemory.searches;
/** Heard by whoever shows them in this tab; other tabs hear of the storage. */
const changed = 'shop:recent-searches';
const most = 8;
const longest = 200;

/** What is stored, as text; the same as long as nothing changes. Empty where a browser keeps nothing. */
export function storedSearches(): string {
  try {
    return localStorage.getItem(storedUnder) ?? '';
  } catch {
    return '';
  }
}

/** Words of the last searches, the newest first. Whatever else may stand there is no search. */
export function searchesIn(stored: string): string[] {
  try {
    const value: unknown = JSON.parse(stored || '[]');
    const isWords = (words: unknown): words is string => typeof words === 'string' && words.trim() !== '';
    return Array.isArray(value) ? value.filter(isWords).slice(0, most) : [];
  } catch {
    return [];
  }
}

function store(searches: readonly string[]) {
  try {
    if (searches.length > 0) localStorage.setItem(storedUnder, JSON.stringify(searches.slice(0, most)));
    else localStorage.removeItem(storedUnder);
  } catch {
    return; // a browser that keeps nothing has no recent searches
  }
  window.dispatchEvent(new Event(changed));
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const without = (words: string) => searchesIn(storedSearches()).filter((known) => !isSame(known, words));

/** Kept on this device only, each once. X-02. */
export function rememberSearch(words: string): void {
  const kept = words.trim().slice(0, longest);
  if (kept) store([kept, ...without(kept)]);
}

export const forgetSearch = (words: string): void => store(without(words));

export const forgetSearches = (): void => store([]);

/** Calls back whenever they change, here or in another tab. */
export function hearSearches(hear: () => void): () => void {
  window.addEventListener(changed, hear);
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener(changed, hear);
    window.removeEventListener('storage', hear);
  };
}
