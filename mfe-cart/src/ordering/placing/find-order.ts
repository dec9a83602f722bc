import { ApiError, type Api } from '@shop/api';
import { cartList, orderList, runningOrders, type PlaceOrderBody } from '@shop/contract';
import { toMinor, type Order } from '@shop/domain';

/** Orders that were sent and never answered. */
interface LostOrders {
  bodies: readonly PlaceOrderBody[];
  /** When the first of them went out, milliseconds since 1970. */
  since: number;
}

/**
 * What became of them.
 * - `placed`: this order stands, sent with that body; `stands`: one does, its number is not known
 * - `none`: none stands; `unknown`: nobody can tell
 */
export type Found =
  { kind: 'placed'; orderId: number; body: PlaceOrderBody } | { kind: 'stands' | 'none' | 'unknown' };

/** Milliseconds by which clocks may differ. */
const tolerance = 2 * 60_000;

/** The newest ones: those under way, and those that have ended already (a payment that failed ends one). */
async function newestOrders(api: Api): Promise<Order[]> {
  const query = { limit: 10, offset: 1 };
  const lists = [runningOrders, orderList].map((list) =>
    api.send(list, { query }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return { entries: [] };
      throw error;
    }),
  );
  return (await Promise.all(lists)).flatMap(({ entries }) => entries);
}

function orderAmong(orders: readonly Order[], { bodies, since }: LostOrders, decimals: number): Found | null {
  for (const order of orders) {
    if (!(Date.parse(order.placedAt) >= since - tolerance)) continue;
    const body = bodies.find(
      ({ store_id: storeId, order_amount: amount }) =>
        order.store.id === storeId && order.totals.total === toMinor(amount, decimals),
    );
    if (body) return { kind: 'placed', orderId: order.id, body };
  }
  return null;
}

/** An order takes its cart with it. What is bought past the cart leaves no such trace. */
async function foundByCart(api: Api, { bodies }: LostOrders): Promise<Found> {
  const [first] = bodies;
  if (!first || bodies.some((body) => body.is_buy_now)) return { kind: 'unknown' };
  const lines = await api.send(cartList, { query: { store_id: first.store_id } });
  return { kind: lines.length === 0 ? 'stands' : 'none' };
}

/**
 * Asks a backend that knows no keys what became of orders whose answers were lost: customers' by their lists, guests' by the
 * cart. D-21, F-28.
 */
export async function findOrder(api: Api, lost: LostOrders): Promise<Found> {
  const { token, decimals } = api.session.getState();
  try {
    if (!token) return await foundByCart(api, lost);
    const found = orderAmong(await newestOrders(api), lost, decimals);
    if (found) return found;
    const byCart = await foundByCart(api, lost);
    // Of what was bought past the cart the lists alone tell.
    return byCart.kind === 'unknown' ? { kind: 'none' } : byCart;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'unknown' };
  }
}
