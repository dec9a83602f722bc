import { useEffect, useState } from 'react';
import { deviceMemory } from './persisted';
import { createSavedStore, useSaved } from './saved-store';

/** What a guest follows by its id and the phone that belongs to it (D-23). */
export type Followed = 'order' | 'trip';

type Phones = Record<string, string>;

const maxPhones = 20;
const toKey = (kind: Followed, id: number) => `${kind} ${id}`;

/** A value that cannot be parsed counts as empty (F-32). */
function fromText(text: string): Phones {
  const saved: unknown = JSON.parse(text);
  if (typeof saved !== 'object' || saved === null) return {};
  return Object.fromEntries(Object.entries(saved).filter(([, phone]) => typeof phone === 'string')) as Phones; // checked above
}

/** Only in this tab: addresses end up in histories, referrers and logs, so none contains a phone number. */
const phones = createSavedStore<Phones>({
  name: deviceMemory.contactPhones,
  area: 'sessionStorage',
  initial: {},
  fromText,
});

/** Remembers the phone of an order or trip that is about to be shown; '' changes nothing. Call it in handlers and effects. */
export function keepContactPhone(kind: Followed, id: number, phone: string): void {
  if (phone === '') return;
  const others = Object.entries(phones.read()).filter(([key]) => key !== toKey(kind, id));
  phones.write(Object.fromEntries([...others.slice(1 - maxPhones), [toKey(kind, id), phone]]));
}

/** The phone that this tab has for an order or trip, '' if it has none; null until storage has been read. */
export function useContactPhone(kind: Followed, id: number | null): string | null {
  const saved = useSaved(phones);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    phones.read();
    setIsRead(true);
  }, []);
  if (!isRead) return null;
  return id === null ? '' : (saved[toKey(kind, id)] ?? '');
}
