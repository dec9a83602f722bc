import { useCache, useEndpoint, useShopConfig } from '@shop/api';
import { cartList, storeDetails } from '@shop/contract';
import { getShopTime, priceLine, storeDiscount, type CartLine, type StoreDiscount } from '@shop/domain';
import { useShopEvent } from '@shop/events';
import { useFormat } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { useIsCustomer, useSessionStore } from '@shop/session';
import { useCallback, useEffect, useRef } from 'react';
import { collectPage, toOwnPath } from './collect-page';
import { pictureCache } from './picture-cache';
import {
  readLastSeen,
  withOrders,
  withPage,
  writeLastSeen,
  type LastSeen,
  type SeenCart,
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

type Format = ReturnType<typeof useFormat>;

/** Addresses on which guests have no orders: landing page, home, stores and items. */
const withoutOrders = /^\/(home|(product|store)\/\d+)?$/;

/** The visitor's orders, from the first page on that can have some; their code is loaded only then. */
function useOrders(pathname: string) {
  const isCustomer = useIsCustomer();
  const cache = useCache();
  const format = useFormat();
  const mayHaveOrders = useRef(false);
  useEffect(() => {
    if (isCustomer || !withoutOrders.test(pathname)) mayHaveOrders.current = true;
  }, [isCustomer, pathname]);
  return useCallback(async () => {
    if (!mayHaveOrders.current) return [];
    const { collectOrders } = await import(/* webpackChunkName: "seen-orders" */ './collect-orders');
    return collectOrders(cache, format);
  }, [cache, format]);
}

/** Milliseconds after which an opened page is checked, each after the one before: more of it has arrived. */
const checks = [1_500, 3_000, 6_000];

function change(update: (lastSeen: LastSeen) => LastSeen): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    return; // Nothing can be saved in such a browser.
  }
  const stored = readLastSeen(storage);
  const lastSeen = update(stored);
  if (JSON.stringify(stored) === JSON.stringify(lastSeen)) return;
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

/**
 * Saves the opened items and stores, the last orders and the cart for the offline page. Renders nothing,
 * sends no request and starts long after the page.
 */
export function SaveLastSeen() {
  const cache = useCache();
  const session = useSessionStore();
  const format = useFormat();
  const { pathname } = useLocation();
  const shop = useShopConfig()?.businessName;
  const getOrders = useOrders(pathname);
  const { data: lines } = useEndpoint(cartList, {}, { revalidateOnMount: false, compare: Object.is });

  /** The session has ended on this page: what was opened in it is not saved after it. */
  const hasEnded = useRef(false);
  const saveSeen = useCallback(async () => {
    const [page, orders] = await Promise.all([
      collectPage(pathname, cache, format),
      getOrders().catch(() => []), // The next check tries again.
    ]);
    if (hasEnded.current || (!page && orders.length === 0)) return;
    change((lastSeen) => withOrders(page ? withPage(lastSeen, page) : lastSeen, orders));
  }, [pathname, cache, format, getOrders]);

  useEffect(() => {
    hasEnded.current = false;
    let timer: ReturnType<typeof setTimeout>;
    const record = (at: number) => {
      timer = setTimeout(() => {
        void saveSeen();
        if (at + 1 < checks.length) record(at + 1);
      }, checks[at]);
    };
    record(0);
    // Orders move on while a page is open; whoever leaves it takes the newest along.
    const leave = () => document.visibilityState === 'hidden' && void saveSeen();
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [saveSeen]);

  useEffect(() => {
    if (!shop) return;
    const storeId = lines?.[0]?.item.storeId;
    const store = storeId === undefined ? undefined : cache.peek(storeDetails, { params: { id: storeId } });
    const now = getShopTime(session.getState());
    const prices = { format, storeOffer: store?.discount ?? null, now };
    change((lastSeen) => ({ ...lastSeen, shop, cart: lines ? toSeenCart(lines, prices) : lastSeen.cart }));
  }, [shop, lines, format, cache, session]);

  useShopEvent('session:ended', () => {
    hasEnded.current = true;
  });
  return null;
}
