import { deviceMemory, type KeyValueStorage } from '@shop/session';

/** A row of a list: an item of a store's menu or of an order. */
export interface SeenRow {
  name: string;
  /** An item's price, or how many of it. */
  detail: string;
}

/** An item or a store that the visitor has opened. */
export interface SeenPage {
  path: string;
  name: string;
  /** An item's price or a store's address. */
  detail: string;
  picture: string | null;
  /** What a store offers, as far as the visitor has seen it; empty for an item. */
  rows: SeenRow[];
}

/** One of the visitor's last orders. */
export interface SeenOrder {
  id: number;
  store: string;
  /** The store's phone number: a call works without the shop. */
  phone: string;
  status: string;
  placedAt: string;
  total: string;
  rows: SeenRow[];
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
  /** The newest first. */
  orders: SeenOrder[];
}

/** The limits of what is stored. */
const limits = { pages: 8, lines: 12, orders: 5, rows: 40, text: 120, address: 500 };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, limits.text) : '');
const count = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
/** Accepts only addresses on this origin. */
const address = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) && value.length <= limits.address ? value : null;

const records = (value: unknown, limit: number) =>
  (Array.isArray(value) ? value.filter(isRecord) : []).slice(0, limit);

const rowsFrom = (value: unknown): SeenRow[] =>
  records(value, limits.rows).map(({ name, detail }) => ({ name: text(name), detail: text(detail) }));

function pageFrom({ path, name, detail, picture, rows }: Record<string, unknown>): SeenPage[] {
  const at = address(path);
  if (!at || !text(name)) return [];
  const page = { path: at, name: text(name), detail: text(detail), picture: address(picture) };
  return [{ ...page, rows: rowsFrom(rows) }];
}

function orderFrom(order: Record<string, unknown>): SeenOrder[] {
  const id = count(order.id);
  if (id === 0) return [];
  const texts = {
    store: text(order.store),
    phone: text(order.phone),
    status: text(order.status),
    placedAt: text(order.placedAt),
    total: text(order.total),
  };
  return [{ id, ...texts, rows: rowsFrom(order.rows) }];
}

function cartFrom(value: unknown): SeenCart | null {
  if (!isRecord(value) || count(value.count) === 0) return null;
  const lines = records(value.lines, limits.lines).map((line) => ({
    name: text(line.name),
    quantity: count(line.quantity),
    price: text(line.price),
    picture: address(line.picture),
  }));
  return { count: count(value.count), total: text(value.total), lines };
}

/** The stored data; empty when it is invalid (F-32). */
export function parseLastSeen(value: unknown): LastSeen {
  const { shop, pages, cart, orders } = isRecord(value) ? value : {};
  return {
    shop: text(shop),
    pages: records(pages, limits.pages).flatMap(pageFrom),
    cart: cartFrom(cart),
    orders: records(orders, limits.orders).flatMap(orderFrom),
  };
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
  pages: [page, ...lastSeen.pages.filter(({ path }) => path !== page.path)].slice(0, limits.pages),
});

/** Adds orders, or replaces what was stored of them. Rows that are not known this time are kept. */
export function withOrders(lastSeen: LastSeen, orders: readonly SeenOrder[]): LastSeen {
  const stored = new Map(lastSeen.orders.map((order) => [order.id, order]));
  for (const order of orders) {
    const rows = order.rows.length > 0 ? order.rows : (stored.get(order.id)?.rows ?? []);
    stored.set(order.id, { ...order, rows });
  }
  const newestFirst = [...stored.values()].sort((one, other) => other.id - one.id);
  return { ...lastSeen, orders: newestFirst.slice(0, limits.orders) };
}

export const getPictures = ({ pages, cart }: LastSeen): string[] => [
  ...new Set([...pages, ...(cart?.lines ?? [])].flatMap(({ picture }) => picture ?? [])),
];
