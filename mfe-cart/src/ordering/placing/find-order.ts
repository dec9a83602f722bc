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
 * - `none`: none exists; `unknown`: that cannot be found out
 */
export type Found =
  | { kind: 'placed'; orderId: number; body: PlaceOrderBody }
  | { kind: 'stands' | 'none' | 'unknown' };

/** Milliseconds by which the clocks of browser and server may differ. */
export const clockTolerance = 2 * 60_000;

/** The newest orders, running and ended ones, because a failed payment ends an order. */
export async function readNewestOrders(api: Api): Promise<Order[]> {
  const query = { limit: 10, offset: 1 };
  const lists = [runningOrders, orderList].map((list) =>
    api.send(list, { query }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return { entries: [] };
      throw error;
    }),
  );
  return (await Promise.all(lists)).flatMap(({ entries }) => entries);
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

/** Placing an order empties the cart. An item bought without the cart leaves no such trace. */
async function findByCart(api: Api, { bodies }: LostOrders): Promise<Found> {
  const [first] = bodies;
  if (!first || bodies.some((body) => body.is_buy_now)) return { kind: 'unknown' };
  const lines = await api.send(cartList, { query: { store_id: first.store_id } });
  return { kind: lines.length === 0 ? 'stands' : 'none' };
}

/**
 * Finds out on a backend without idempotency keys whether orders exist whose responses were lost: for customers by
 * their lists, for guests by the cart. D-21, F-28.
 */
export async function findOrder(api: Api, lost: LostOrders): Promise<Found> {
  const { token, decimals } = api.session.getState();
  try {
    if (!token) return await findByCart(api, lost);
    const found = findAmong(await readNewestOrders(api), lost, decimals);
    if (found) return found;
    const byCart = await findByCart(api, lost);
    // For an item bought without the cart, the lists are decisive.
    return byCart.kind === 'unknown' ? { kind: 'none' } : byCart;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'unknown' };
  }
}
