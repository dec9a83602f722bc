import { ApiError, type Api } from '@shop/api';
import { cartList, orderList, runningOrders, type PlaceOrderBody } from '@shop/contract';
import { toMinor, type Order } from '@shop/domain';

/** Orders that were sent without a response. */
interface LostOrders {
  bodies: readonly PlaceOrderBody[];
  /** When the first of them was sent, milliseconds since 1970. */
  since: number;
}

/**
 * What happened to them.
 * - `placed`: an order exists, sent with that body; `stands`: one exists, its number is unknown
 * - `none`: none exists; `unknown`: the lookup failed; `hidden`: the backend does not tell guests
 */
export type Found =
  | { kind: 'placed'; orderId: number; body: PlaceOrderBody }
  | { kind: 'stands' | 'none' | 'unknown' | 'hidden' };

/** Milliseconds by which the clocks of browser and server may differ. */
export const clockTolerance = 2 * 60_000;

/**
 * The newest orders, running and ended ones, because a failed payment ends an order. A guest's only while they run; null
 * where the backend refuses that list to guests.
 */
export async function readNewestOrders(api: Api): Promise<Order[] | null> {
  const { token } = api.session.getState();
  const query = { limit: 10, offset: 1 };
  const lists = (token ? [runningOrders, orderList] : [runningOrders]).map((list) =>
    api.send(list, { query }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (!token && (error.status === 401 || error.status === 403)) return null;
      if (error.status === 404) return { entries: [] };
      throw error;
    }),
  );
  const pages = await Promise.all(lists);
  return pages.includes(null) ? null : pages.flatMap((page) => page?.entries ?? []);
}

function findAmong(orders: readonly Order[], { bodies, since }: LostOrders, decimals: number): Found | null {
  for (const order of orders) {
    if (!(Date.parse(order.placedAt) >= since - clockTolerance)) continue;
    const body = bodies.find(
      ({ store_id: storeId, order_amount: amount }) =>
        order.store.id === storeId && order.totals.total === toMinor(amount, decimals),
    );
    if (body) return { kind: 'placed', orderId: order.id, body };
  }
  return null;
}

/** Placing an order empties the cart. An item bought without the cart leaves no such trace: null. */
async function findByCart(api: Api, { bodies }: LostOrders): Promise<Found | null> {
  const [first] = bodies;
  if (!first || bodies.some((body) => body.is_buy_now)) return null;
  const lines = await api.send(cartList, { query: { store_id: first.store_id } });
  return { kind: lines.length === 0 ? 'stands' : 'none' };
}

/**
 * Finds out on a backend without idempotency keys whether orders exist whose responses were lost: by the lists of
 * orders, else by the cart. D-21, F-28.
 */
export async function findOrder(api: Api, lost: LostOrders): Promise<Found> {
  const { decimals } = api.session.getState();
  try {
    const orders = await readNewestOrders(api);
    const found = orders && findAmong(orders, lost, decimals);
    if (found) return found;
    const byCart = await findByCart(api, lost);
    // For an item bought without the cart, the lists are decisive.
    return byCart ?? { kind: orders ? 'none' : 'hidden' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'unknown' };
  }
}
