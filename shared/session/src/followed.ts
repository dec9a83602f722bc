import { useEffect } from 'react';
import type { Followed } from './contact-phones';
import { deviceMemory } from './persisted';
import { createSavedStore, useSaved } from './saved-store';

/** An order or trip of a guest, by its number and the name of its store or provider. Nothing in it is personal. */
interface FollowedEntry {
  kind: Followed;
  id: number;
  name: string;
}

const maxEntries = 10;

const isEntry = (value: unknown): value is FollowedEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name } = value as Record<string, unknown>;
  return (kind === 'order' || kind === 'trip') && Number.isSafeInteger(id) && typeof name === 'string';
};

/** In every tab of this browser, until the session ends. */
const entries = createSavedStore<FollowedEntry[]>({
  name: deviceMemory.followed,
  area: 'localStorage',
  initial: [],
  fromText: (text) => {
    const saved: unknown = JSON.parse(text);
    return Array.isArray(saved) ? saved.filter(isEntry) : [];
  },
  toText: (value) => (value.length > 0 ? JSON.stringify(value) : null),
});

const isSame = (one: FollowedEntry, other: Pick<FollowedEntry, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id;

/** Remembers a guest's order or trip, the latest first. Call it in handlers and effects. */
export function saveFollowed(entry: FollowedEntry): void {
  const known = entries.read();
  const before = known.find((one) => isSame(one, entry));
  const name = entry.name || (before?.name ?? '');
  if (before) {
    if (before.name !== name) entries.write(known.map((one) => (one === before ? { ...one, name } : one)));
    return;
  }
  entries.write([entry, ...known].slice(0, maxEntries));
}

/** Forgets all of a kind. */
export const forgetFollowed = (kind: Followed): void =>
  entries.write(entries.read().filter((entry) => entry.kind !== kind));

/** The guest's last orders or trips of this browser, the latest first. */
export const useFollowed = (kind: Followed): FollowedEntry[] =>
  useSaved(entries).filter((entry) => entry.kind === kind);

/** Remembers a guest's order or trip once it has loaded; `id` is undefined until then, and for customers' own. */
export function useSaveFollowed(kind: Followed, id: number | undefined, name = ''): void {
  useEffect(() => {
    if (id !== undefined) saveFollowed({ kind, id, name });
  }, [kind, id, name]);
}
