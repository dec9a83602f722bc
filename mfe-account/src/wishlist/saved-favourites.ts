import type { SavedFavourite } from '@shop/domain';
import { createSavedStore, deviceMemory, useSaved } from '@shop/session';

/** The most items that this device remembers. */
const maxItems = 200;

interface SavedItem extends SavedFavourite {
  id: number;
}

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, price, soldOut } = value as Record<string, unknown>;
  return Number.isSafeInteger(id) && Number.isSafeInteger(price) && typeof soldOut === 'boolean';
}

/** For backends that do not say what an item was like. Removed when the session ends, so it is one customer's. */
const store = createSavedStore<SavedItem[]>({
  name: deviceMemory.savedFavourites,
  area: 'localStorage',
  initial: [],
  fromText: (text) => {
    const saved: unknown = JSON.parse(text);
    return Array.isArray(saved) ? saved.filter(isSavedItem).slice(0, maxItems) : [];
  },
  toText: (items) => (items.length > 0 ? JSON.stringify(items) : null),
});

const without = (id: number) => store.read().filter((known) => known.id !== id);

/** Remembers what an item was like when it became a favourite. For handlers. X-27. */
export const rememberFavourite = (id: number, { price, soldOut }: SavedFavourite): void =>
  store.write([{ id, price, soldOut }, ...without(id)].slice(0, maxItems));

export const forgetFavourite = (id: number): void => store.write(without(id));

/** What this device remembers of an item; null before hydration, and for items that were saved elsewhere. */
export function useSavedFavourite(id: number): SavedFavourite | null {
  return useSaved(store).find((known) => known.id === id) ?? null;
}
