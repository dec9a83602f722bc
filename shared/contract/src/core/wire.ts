import { toMinor, type Minor } from '@shop/domain';

/**
 * Reads what a backend sent, tolerantly: numbers as text, flags as 0/1, lists as JSON in text, absent fields. Unreadable
 * values become empty; missing required ones throw `WireError`.
 */
export class WireError extends Error {
  override name = 'WireError';
}

export type WireRecord = Record<string, unknown>;

export function isRecord(wire: unknown): wire is WireRecord {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire);
}

/** A record inside another; empty if there is none. */
export const inner = (wire: unknown): WireRecord => (isRecord(wire) ? wire : {});

/** Fields beside the `data` or `content` of a wrapped response. */
const envelope = ['data', 'content', 'message', 'status', 'success', 'code'];

/** The record itself, or the one wrapped in `data` or `content`. */
export function record(wire: unknown, label: string): WireRecord {
  const found = recordOrNull(wire);
  if (!found) throw new WireError(`${label} is not an object`);
  const inner = recordOrNull(found.data ?? found.content);
  return inner && Object.keys(found).every((name) => envelope.includes(name)) ? inner : found;
}

/** A record, or one as JSON in text; else null. */
export function recordOrNull(wire: unknown): WireRecord | null {
  if (typeof wire !== 'string' || !wire.trimStart().startsWith('{')) return isRecord(wire) ? wire : null;
  const parsed = parse(wire);
  return isRecord(parsed) ? parsed : null;
}

/** A list, a list in `data`/`content` or under one of the names, or a list as JSON in text; else empty. */
export function list(wire: unknown, ...names: string[]): unknown[] {
  if (Array.isArray(wire)) return wire;
  if (typeof wire === 'string' && wire.trimStart().startsWith('[')) return parseList(wire);
  if (!isRecord(wire)) return [];
  for (const name of [...names, 'data', 'content'])
    if (name in wire && wire[name] !== wire) return list(wire[name], ...names);
  return [];
}

function parseList(text: string): unknown[] {
  const parsed = parse(text);
  return Array.isArray(parsed) ? parsed : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Applies the reader to each entry; an unreadable one is left out, without affecting the others (F-21). */
export function readable<Wire, Entity>(wires: readonly Wire[], read: (wire: Wire) => Entity): Entity[] {
  return wires.flatMap((wire) => {
    try {
      return [read(wire)];
    } catch (error) {
      if (error instanceof WireError) return [];
      throw error;
    }
  });
}

/** Ids in a list, a list in text, or a single id; invalid numbers are left out. */
export function numbers(wire: unknown): number[] {
  const alone = numberOrNull(wire);
  if (alone !== null) return [alone];
  return list(wire)
    .map((entry) => numberOrNull(isRecord(entry) ? entry.id : entry))
    .filter((entry) => entry !== null);
}

export function records(wire: unknown, ...names: string[]): WireRecord[] {
  return list(wire, ...names).filter(isRecord);
}

export const text = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : otherwise;

/** Text, or null when there is none. */
export const textOrNull = (value: unknown): string | null => text(value).trim() || null;

export const number = (value: unknown, otherwise = 0): number => numberOrNull(value) ?? otherwise;

export function numberOrNull(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const parsed =
    typeof value === 'number' ? value : typeof value === 'string' ? Number(withoutGroups(value)) : NaN;
  return Number.isFinite(parsed) ? parsed : null;
}

/** '1,299.00' is a number too. */
const withoutGroups = (value: string) =>
  /^\s*-?\d{1,3}(,\d{3})+(\.\d+)?\s*$/.test(value) ? value.replace(/,/g, '') : value;

/** An id; throws without one. */
export function id(value: unknown, label: string): number {
  const parsed = numberOrNull(value);
  if (parsed === null) throw new WireError(`${label} has no id`);
  return parsed;
}

export const flag = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'on' || value === 'true';

export const money = (value: unknown, decimals: number): Minor => toMinor(number(value), decimals);

export const texts = (wire: unknown): string[] =>
  list(wire)
    .map((entry) =>
      isRecord(entry) ? text(entry.name ?? entry.tag ?? entry.nutrition ?? entry.allergy) : text(entry),
    )
    .filter(Boolean);

/** One of the allowed values, else the first: an unknown value of a newer backend is not an error (F-21). */
export function oneOf<Allowed extends string>(
  value: unknown,
  allowed: readonly [Allowed, ...Allowed[]],
): Allowed {
  return allowed.find((entry) => entry === value) ?? allowed[0];
}

/**
 * Address of a picture: the full one (`image_full_url`), or in an older backend its file name in the folder from the
 * settings (ENT-47); null if neither is known.
 */
export function picture(
  address: unknown,
  name: unknown,
  folder: string,
  folders: Readonly<Record<string, string>> | undefined,
): string | null {
  const file = textOrNull(name);
  return textOrNull(address) ?? (file && folders?.[folder] ? `${folders[folder]}/${file}` : null);
}

/**
 * Addresses of several pictures: the full ones, else file names in the folder from the settings. Older backends send names
 * or `{ img }`, in a list or as its JSON text.
 */
export function pictures(
  addresses: unknown,
  names: unknown,
  folder: string,
  folders: Readonly<Record<string, string>> | undefined,
): string[] {
  const full = texts(addresses);
  if (full.length > 0 || !folders) return full;
  return list(names)
    .map((entry) => picture(null, isRecord(entry) ? entry.img : entry, folder, folders))
    .filter((address) => address !== null);
}
