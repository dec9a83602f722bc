import { deviceMemory, type KeyValueStorage } from '@shop/session';

/** An item or a store that the visitor has opened. */
export interface SeenPage {
  path: string;
  name: string;
  /** An item's price or a store's address. */
  detail: string;
  picture: string | null;
}

interface SeenLine {
  name: string;
  quantity: number;
  price: string;
  picture: string | null;
}

export interface SeenCart {
  /** Quantity of all lines, including those that are not saved. */
  count: number;
  total: string;
  lines: SeenLine[];
}

/** What the offline page shows; stored on the visitor's device only, until the session ends (F-33). */
export interface LastSeen {
  shop: string;
  pages: SeenPage[];
  cart: SeenCart | null;
}

/** The limits of what is stored. */
const most = { pages: 8, lines: 12, text: 120, address: 500 };

/** The cache of its pictures. */
export const pictureCache = 'shop-seen-pictures';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, most.text) : '');
const count = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
/** Accepts only addresses on this origin. */
const address = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) && value.length <= most.address ? value : null;

const records = (value: unknown, limit: number) =>
  (Array.isArray(value) ? value.filter(isRecord) : []).slice(0, limit);

function pageFrom({ path, name, detail, picture }: Record<string, unknown>): SeenPage[] {
  const at = address(path);
  return at && text(name)
    ? [{ path: at, name: text(name), detail: text(detail), picture: address(picture) }]
    : [];
}

function cartFrom(value: unknown): SeenCart | null {
  if (!isRecord(value) || count(value.count) === 0) return null;
  const lines = records(value.lines, most.lines).map((line) => ({
    name: text(line.name),
    quantity: count(line.quantity),
    price: text(line.price),
    picture: address(line.picture),
  }));
  return { count: count(value.count), total: text(value.total), lines };
}

/** The stored data; empty when it is invalid (F-32). */
export function parseLastSeen(value: unknown): LastSeen {
  const { shop, pages, cart } = isRecord(value) ? value : {};
  return { shop: text(shop), pages: records(pages, most.pages).flatMap(pageFrom), cart: cartFrom(cart) };
}

export function readLastSeen(storage: Pick<KeyValueStorage, 'getItem'>): LastSeen {
  try {
    return parseLastSeen(JSON.parse(storage.getItem(deviceMemory.seen) ?? 'null'));
  } catch {
    return parseLastSeen(null);
  }
}

/** When storing fails, the offline page shows nothing (F-31). */
export function writeLastSeen(storage: Pick<KeyValueStorage, 'setItem'>, lastSeen: LastSeen): void {
  try {
    storage.setItem(deviceMemory.seen, JSON.stringify(parseLastSeen(lastSeen)));
  } catch {
    // It is optional.
  }
}

/** Puts the page first and removes an earlier entry for it. */
export const withPage = (lastSeen: LastSeen, page: SeenPage): LastSeen => ({
  ...lastSeen,
  pages: [page, ...lastSeen.pages.filter(({ path }) => path !== page.path)].slice(0, most.pages),
});

export const getPictures = ({ pages, cart }: LastSeen): string[] => [
  ...new Set([...pages, ...(cart?.lines ?? [])].flatMap(({ picture }) => picture ?? [])),
];
