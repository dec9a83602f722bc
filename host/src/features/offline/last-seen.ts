import { deviceMemory, type KeyValueStorage } from '@shop/session';

/** An item or a store that was opened, as its visitor saw it. */
export interface SeenPage {
  path: string;
  name: string;
  /** The price, or of a store where it is. */
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
  /** Pieces of all lines, those that are not kept among them. */
  count: number;
  total: string;
  lines: SeenLine[];
}

/** What the page for visitors without network shows; kept on their device alone, until the session ends (F-33). */
export interface LastSeen {
  shop: string;
  pages: SeenPage[];
  cart: SeenCart | null;
}

/** So much is kept at most. */
const most = { pages: 8, lines: 12, text: 120, address: 500 };

/** Where the pictures of it are. */
export const pictureCache = 'shop-seen-pictures';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, most.text) : '');
const count = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
/** Only what stands on this origin. */
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

/** Whatever is stored, or nothing of it (F-32). */
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

/** A device that keeps nothing shows nothing later (F-31). */
export function writeLastSeen(storage: Pick<KeyValueStorage, 'setItem'>, lastSeen: LastSeen): void {
  try {
    storage.setItem(deviceMemory.seen, JSON.stringify(parseLastSeen(lastSeen)));
  } catch {
    // nothing depends on it
  }
}

/** The page that was opened last comes first, once. */
export const withPage = (lastSeen: LastSeen, page: SeenPage): LastSeen => ({
  ...lastSeen,
  pages: [page, ...lastSeen.pages.filter(({ path }) => path !== page.path)].slice(0, most.pages),
});

export const getPictures = ({ pages, cart }: LastSeen): string[] => [
  ...new Set([...pages, ...(cart?.lines ?? [])].flatMap(({ picture }) => picture ?? [])),
];
