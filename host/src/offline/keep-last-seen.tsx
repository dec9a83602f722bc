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
import { forgetPictures, keepPictures } from './seen-pictures';

type Format = ReturnType<typeof useFormat>;

/** Milliseconds after which an opened page is looked at, until its answer is there. */
const looks = [1_500, 3_000, 6_000];

/** Pictures of other origins are not kept. */
function ownPath(url: string | null): string | null {
  if (!url || !URL.canParse(url, window.location.href)) return null;
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname : null;
}

function change(how: (seen: LastSeen) => LastSeen): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    return; // a browser that forbids it keeps nothing
  }
  const seen = how(readLastSeen(storage));
  writeLastSeen(storage, seen);
  void keepPictures(seen).catch(() => undefined);
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
  const sum = (part: 'gross' | 'net' | 'quantity') => priced.reduce((all, line) => all + line[part], 0);
  return {
    count: sum('quantity'),
    total: format.money(applies ? sum('gross') - discount : sum('net')),
    lines: priced.map(({ line: { item }, quantity, gross, net }) => ({
      name: item.name,
      quantity,
      price: format.money(applies ? gross : net),
      picture: ownPath(item.imageUrl),
    })),
  };
}

/** What is known of an item's or a store's page; asks nothing. */
function seenPage(path: string, cache: ReturnType<typeof useCache>, format: Format): SeenPage | null {
  const [, kind, number] = /^\/(product|store)\/(\d+)$/.exec(path) ?? [];
  const args = { params: { id: Number(number) } };
  const item = kind === 'product' ? cache.peek(itemDetails, args) : undefined;
  if (item)
    return {
      path,
      name: item.name,
      detail: format.money(cardPrice(item).price),
      picture: ownPath(item.imageUrl),
    };
  const store = kind === 'store' ? cache.peek(storeDetails, args) : undefined;
  return store
    ? { path, name: store.name, detail: store.address, picture: ownPath(store.coverUrl ?? store.logoUrl) }
    : null;
}

/**
 * Notes which items and stores were opened and what is in the cart, for the page that is shown without network. Draws
 * and asks nothing; comes long after the page.
 */
export function KeepLastSeen() {
  const cache = useCache();
  const format = useFormat();
  const { pathname } = useLocation();
  const shop = useShopConfig()?.businessName;
  const { data: lines } = useEndpoint(cartList, {}, { revalidateOnMount: false, compare: Object.is });

  const looking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const look = (at: number) => {
      looking.current = setTimeout(() => {
        const page = seenPage(pathname, cache, format);
        if (page) change((seen) => withPage(seen, page));
        else if (at + 1 < looks.length) look(at + 1);
      }, looks[at]);
    };
    if (/^\/(product|store)\/\d+$/.test(pathname)) look(0);
    return () => clearTimeout(looking.current);
  }, [pathname, cache, format]);

  useEffect(() => {
    if (!shop) return;
    const storeId = lines?.[0]?.item.storeId;
    const store = storeId === undefined ? undefined : cache.peek(storeDetails, { params: { id: storeId } });
    const prices = { format, ofStore: store?.discount ?? null };
    change((seen) => ({ ...seen, shop, cart: lines ? seenCart(lines, prices) : seen.cart }));
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
