import { useCache, useEndpoint, useShopConfig } from '@shop/api';
import { cartList, itemDetails, storeDetails } from '@shop/contract';
import { cardPrice, priceLine, storeDiscount, type CartLine, type StoreDiscount } from '@shop/domain';
import { useShopEvent } from '@shop/events';
import { useFormat } from '@shop/i18n';
import { unsubscribe } from '@shop/push';
import { useLocation } from '@shop/router';
import { useEffect, useRef } from 'react';
import {
  readLastSeen,
  withPage,
  writeLastSeen,
  type LastSeen,
  type SeenCart,
  type SeenPage,
} from './last-seen';
import { forgetPictures, cachePictures } from './picture-cache';

type Format = ReturnType<typeof useFormat>;

/** Milliseconds after which an opened page is looked at, until its answer is there. */
const checks = [1_500, 3_000, 6_000];

/** Pictures of other origins are not kept. */
function toOwnPath(url: string | null): string | null {
  if (!url || !URL.canParse(url, window.location.href)) return null;
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname : null;
}

function change(how: (lastSeen: LastSeen) => LastSeen): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    return; // a browser that forbids it keeps nothing
  }
  const lastSeen = how(readLastSeen(storage));
  writeLastSeen(storage, lastSeen);
  void cachePictures(lastSeen).catch(() => undefined);
}

interface Prices {
  format: Format;
  /** Of the cart's store, where it is known; it takes the place of the items' own (D-14). */
  ofStore: StoreDiscount | null;
}

function seenCart(lines: readonly CartLine[], { format, ofStore }: Prices): SeenCart | null {
  if (lines.length === 0) return null;
  const priced = lines.map((line) => ({
    line,
    ...priceLine(line.item, line, line.quantity),
    quantity: line.quantity,
  }));
  const { applies, discount } = storeDiscount(ofStore, priced, new Date(), format.timeZone);
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

/** What is known of an item's or a store's page; asks nothing. */
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
 * Notes which items and stores were opened and what is in the cart, for the page that is shown without network. Draws
 * and asks nothing; comes long after the page.
 */
export function SaveLastSeen() {
  const cache = useCache();
  const format = useFormat();
  const { pathname } = useLocation();
  const shop = useShopConfig()?.businessName;
  const { data: lines } = useEndpoint(cartList, {}, { revalidateOnMount: false, compare: Object.is });

  const looking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const record = (at: number) => {
      looking.current = setTimeout(() => {
        const page = toSeenPage(pathname, cache, format);
        if (page) change((lastSeen) => withPage(lastSeen, page));
        else if (at + 1 < checks.length) record(at + 1);
      }, checks[at]);
    };
    if (/^\/(product|store)\/\d+$/.test(pathname)) record(0);
    return () => clearTimeout(looking.current);
  }, [pathname, cache, format]);

  useEffect(() => {
    if (!shop) return;
    const storeId = lines?.[0]?.item.storeId;
    const store = storeId === undefined ? undefined : cache.peek(storeDetails, { params: { id: storeId } });
    const prices = { format, ofStore: store?.discount ?? null };
    change((lastSeen) => ({ ...lastSeen, shop, cart: lines ? seenCart(lines, prices) : lastSeen.cart }));
  }, [shop, lines, format, cache]);

  useShopEvent('session:ended', ({ because }) => {
    // What was opened in the session is not noted after it.
    clearTimeout(looking.current);
    void forgetPictures().catch(() => undefined);
    // Whoever uses this browser next is not told of somebody else's orders.
    if (because === 'logout') void unsubscribe().catch(() => undefined);
  });
  return null;
}
