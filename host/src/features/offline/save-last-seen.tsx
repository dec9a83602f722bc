import { useCache, useEndpoint, useShopConfig } from '@shop/api';
import { cartList, itemDetails, storeDetails } from '@shop/contract';
import {
  cardPrice,
  getShopTime,
  priceLine,
  storeDiscount,
  type CartLine,
  type StoreDiscount,
} from '@shop/domain';
import { useShopEvent } from '@shop/events';
import { useFormat } from '@shop/i18n';
import { unsubscribe } from '@shop/push';
import { useLocation } from '@shop/router';
import { useSessionStore } from '@shop/session';
import { useEffect, useRef } from 'react';
import {
  readLastSeen,
  withPage,
  writeLastSeen,
  type LastSeen,
  type SeenCart,
  type SeenPage,
  pictureCache,
  getPictures,
} from './last-seen';

/** Caches the pictures of the pages seen last and removes all others. Most are in the browser's own cache already. */
async function cachePictures(lastSeen: LastSeen): Promise<void> {
  if (!('caches' in window)) return;
  const needed = getPictures(lastSeen);
  const cache = await caches.open(pictureCache);
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(cached.filter((path) => !needed.includes(path)).map((path) => cache.delete(path)));
  const missing = needed.filter((path) => !cached.includes(path));
  await Promise.all(missing.map((path) => store(cache, path)));
}

async function store(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: 'force-cache' }).catch(() => null);
  const isPicture = response?.ok && response.headers.get('content-type')?.startsWith('image/');
  if (response && isPicture) await cache.put(path, response);
}

/** Called when the session ends. */
async function forgetPictures(): Promise<void> {
  if ('caches' in window) await caches.delete(pictureCache);
}

type Format = ReturnType<typeof useFormat>;

/** Milliseconds after which an opened page is checked, until its response is there. */
const checks = [1_500, 3_000, 6_000];

/** Pictures of other origins are not saved. */
function toOwnPath(url: string | null): string | null {
  if (!url || !URL.canParse(url, window.location.href)) return null;
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname : null;
}

function change(update: (lastSeen: LastSeen) => LastSeen): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    return; // Nothing can be saved in such a browser.
  }
  const lastSeen = update(readLastSeen(storage));
  writeLastSeen(storage, lastSeen);
  void cachePictures(lastSeen).catch(() => undefined);
}

interface Prices {
  format: Format;
  /** The discount of the cart's store, if known; it replaces the items' own (D-14). */
  storeOffer: StoreDiscount | null;
  now: Date;
}

function toSeenCart(lines: readonly CartLine[], { format, storeOffer, now }: Prices): SeenCart | null {
  if (lines.length === 0) return null;
  const priced = lines.map((line) => ({
    line,
    ...priceLine(line.item, line, line.quantity),
    quantity: line.quantity,
  }));
  const { applies, discount } = storeDiscount(storeOffer, priced, now, format.timeZone);
  const sum = (componentRef: 'gross' | 'net' | 'quantity') =>
    priced.reduce((all, line) => all + line[componentRef], 0);
  return {
    count: sum('quantity'),
    total: format.money(applies ? sum('gross') - discount : sum('net')),
    lines: priced.map(({ line: { item }, quantity, gross, net }) => ({
      name: item.name,
      quantity,
      price: format.money(applies ? gross : net),
      picture: toOwnPath(item.imageUrl),
    })),
  };
}

/** What the cache has of an item's or a store's page; sends no request. */
function toSeenPage(path: string, cache: ReturnType<typeof useCache>, format: Format): SeenPage | null {
  const [, kind, number] = /^\/(product|store)\/(\d+)$/.exec(path) ?? [];
  const args = { params: { id: Number(number) } };
  const item = kind === 'product' ? cache.peek(itemDetails, args) : undefined;
  if (item)
    return {
      path,
      name: item.name,
      detail: format.money(cardPrice(item).price),
      picture: toOwnPath(item.imageUrl),
    };
  const store = kind === 'store' ? cache.peek(storeDetails, args) : undefined;
  return store
    ? { path, name: store.name, detail: store.address, picture: toOwnPath(store.coverUrl ?? store.logoUrl) }
    : null;
}

/**
 * Saves the opened items and stores and the cart for the offline page. Renders nothing, sends no request and
 * starts long after the page.
 */
export function SaveLastSeen() {
  const cache = useCache();
  const session = useSessionStore();
  const format = useFormat();
  const { pathname } = useLocation();
  const shop = useShopConfig()?.businessName;
  const { data: lines } = useEndpoint(cartList, {}, { revalidateOnMount: false, compare: Object.is });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const record = (at: number) => {
      timer.current = setTimeout(() => {
        const page = toSeenPage(pathname, cache, format);
        if (page) change((lastSeen) => withPage(lastSeen, page));
        else if (at + 1 < checks.length) record(at + 1);
      }, checks[at]);
    };
    if (/^\/(product|store)\/\d+$/.test(pathname)) record(0);
    return () => clearTimeout(timer.current);
  }, [pathname, cache, format]);

  useEffect(() => {
    if (!shop) return;
    const storeId = lines?.[0]?.item.storeId;
    const store = storeId === undefined ? undefined : cache.peek(storeDetails, { params: { id: storeId } });
    const now = getShopTime(session.getState());
    const prices = { format, storeOffer: store?.discount ?? null, now };
    change((lastSeen) => ({ ...lastSeen, shop, cart: lines ? toSeenCart(lines, prices) : lastSeen.cart }));
  }, [shop, lines, format, cache, session]);

  useShopEvent('session:ended', ({ because }) => {
    // Pages opened in the session are not saved after it.
    clearTimeout(timer.current);
    void forgetPictures().catch(() => undefined);
    // The next person in this browser must not get this customer's notifications.
    if (because === 'logout') void unsubscribe().catch(() => undefined);
  });
  return null;
}
