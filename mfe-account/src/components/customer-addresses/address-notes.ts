import type { Address } from '@shop/domain';
import { createSavedStore, deviceMemory } from '@shop/session';

/** A delivery instruction that the address book of the backend does not have. */
interface KeptNote {
  note: string;
  /** What the address book had: once it has something else, that is newer. */
  was: string;
}

export type KeptNotes = Readonly<Record<string, KeptNote>>;

const isKept = (value: unknown): value is KeptNote => {
  const { note, was } = (value ?? {}) as Record<string, unknown>;
  return typeof note === 'string' && typeof was === 'string';
};

/** Delivery instructions by address, kept by this browser where the backend does not keep them. X-22. */
export const addressNotes = createSavedStore<KeptNotes>({
  name: deviceMemory.addressNotes,
  area: 'localStorage',
  initial: {},
  fromText: (text) =>
    Object.fromEntries(
      Object.entries(JSON.parse(text) as Record<string, unknown>).filter(
        (entry): entry is [string, KeptNote] => isKept(entry[1]),
      ),
    ),
  toText: (notes) => (Object.keys(notes).length > 0 ? JSON.stringify(notes) : null),
});

/** A location that was only selected has no id. */
const getKey = ({ id, latitude, longitude }: Pick<Address, 'id' | 'latitude' | 'longitude'>): string =>
  id === null ? `${latitude.toFixed(4)},${longitude.toFixed(4)}` : String(id);

/** The address with its instruction; the same object where the address book has it. */
export function withKeptNote(address: Address, kept: KeptNotes): Address {
  const own = kept[getKey(address)];
  return own && own.was === address.note && own.note !== address.note
    ? { ...address, note: own.note }
    : address;
}

/** Keeps the instruction of an address, unless the address book has the same. `listed`: as the address book has it. */
export function keepNote(listed: Address, note: string): void {
  const key = getKey(listed);
  const { [key]: before, ...others } = addressNotes.read();
  if (note !== listed.note) addressNotes.write({ ...others, [key]: { note, was: listed.note } });
  else if (before) addressNotes.write(others);
}
