import { useAction, useCache, useEndpoint, type ApiError } from '@shop/api';
import { cartList, config, distance, placeOrder, storeDetails, zoneOf } from '@shop/contract';
import { roundHalfUp, type Address, type CartLine } from '@shop/domain';
import { useBus } from '@shop/events';
import { useSession } from '@shop/session';
import { useEffect, useState } from 'react';
import { forgetPurchase } from '../../buy-now/kept-purchase';
import { toAddBody } from '../../cart/to-cart-body';
import { useCartSync } from '../../cart/use-cart-sync';
import {
  checkoutGap,
  priceCheckout,
  toPlaceBody,
  type CheckoutDraft,
  type CheckoutFacts,
} from './checkout-order';
import { forgetOrderKey, orderKeyFor } from './order-key';
import type { OrderedLines } from './use-ordered-lines';

/** The store whose lines are ordered: the module's cart holds one store's (STATE-14). */
const storeIdOf = (lines: CartLine[]) => lines[0]?.item.storeId ?? null;

/** The moment that prices are worked out for; null until the page runs in a browser. */
function useOpenedAt(): Date | null {
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  useEffect(() => setOpenedAt(new Date()), []);
  return openedAt;
}

/** Everything that prices depend on, read anew on opening. Null until all of it is there. D-16. */
function useCheckoutFacts(
  ordered: OrderedLines,
  address: Address | null,
): {
  facts: CheckoutFacts | null;
  error: ApiError | undefined;
  retry: () => void;
} {
  const now = useOpenedAt();
  const storeId = storeIdOf(ordered.lines);
  const place = useSession((session) => session.place);
  const settings = useEndpoint(config, {});
  const store = useEndpoint(storeDetails, storeId === null ? null : { params: { id: storeId } }, {
    revalidateOnMount: true,
  });
  const target = address ?? place;
  const zones = useEndpoint(zoneOf, target && { query: { lat: target.latitude, lng: target.longitude } });
  const from = store.data?.position;
  const road = useEndpoint(
    distance,
    from && address
      ? {
          query: {
            origin_lat: from.latitude,
            origin_lng: from.longitude,
            destination_lat: address.latitude,
            destination_lng: address.longitude,
            mode: 'DRIVE',
          },
        }
      : null,
  );
  const error = settings.error ?? store.error;
  const retry = () => void Promise.all([settings.mutate(), store.mutate(), ordered.retry()]);
  if (!now || !settings.data || !store.data || !ordered.isKnown) return { facts: null, error, retry };
  const zone = zones.data?.zones.find(({ id }) => id === store.data?.zoneId) ?? null;
  const reaches = zones.data ? zones.data.zoneIds.includes(store.data.zoneId) : zones.error?.status !== 404;
  const roadMetres = road.data?.found ? roundHalfUp(road.data.metres) : null;
  return {
    facts: { lines: ordered.lines, store: store.data, zone, reaches, config: settings.data, roadMetres, now },
    error: undefined,
    retry,
  };
}

const blank: CheckoutDraft = { orderType: 'delivery', address: null, payment: 'cash_on_delivery', note: '' };

/** What placing sends besides, when one item is bought past the cart. */
const pastTheCart = ({ from }: OrderedLines, { lines, config: shop }: CheckoutFacts) =>
  from === 'cart'
    ? {}
    : {
        is_buy_now: true,
        cart: lines.map((line) => toAddBody(line.item, line, line.quantity, shop.currency.decimals)),
      };

/** The checkout's state: what is chosen, what it costs, what is missing, and placing it once. D-20, D-21. */
export function useCheckout(
  ordered: OrderedLines,
  onPlaced: (orderId: number, phone: string) => void,
  onChanged: (messages: string[]) => void,
) {
  const [draft, setDraft] = useState(blank);
  // What is fetched at the store has a contact, but goes nowhere.
  const { facts, error, retry } = useCheckoutFacts(
    ordered,
    draft.orderType === 'delivery' ? draft.address : null,
  );
  const sync = useCartSync();
  const cache = useCache();
  const bus = useBus();
  const placing = useAction(placeOrder, {
    onError: (failure) => {
      if (!failure.has('changed')) return false;
      onChanged(failure.entries.map(({ message }) => message));
      retry();
      return true;
    },
  });

  const totals = facts && priceCheckout(facts, draft);
  const gap = facts && totals && checkoutGap(facts, draft, totals.subtotal);

  const place = async () => {
    if (!facts || !totals || gap || placing.busy) return;
    await sync.settled();
    const body = { ...toPlaceBody(facts, draft, totals.total), ...pastTheCart(ordered, facts) };
    const placed = await placing.run({ body }, { idempotencyKey: orderKeyFor(body, facts.lines) });
    if (!placed) return;
    forgetOrderKey();
    if (ordered.from === 'cart') await cache.replace(cartList, {}, []);
    else forgetPurchase();
    bus.emit('order:placed', { orderId: placed.orderId });
    onPlaced(placed.orderId, body.contact_person_number);
  };

  return {
    draft,
    change: (part: Partial<CheckoutDraft>) => setDraft((known) => ({ ...known, ...part })),
    facts,
    error,
    retry,
    totals,
    gap,
    place,
    busy: placing.busy,
  };
}
