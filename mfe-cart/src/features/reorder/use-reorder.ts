import { ApiError, reportError, useApi, useCache, useShopConfig, type Api } from '@shop/api';
import { cartList, itemDetails, keptPrescriptions, orderDetails } from '@shop/contract';
import { getShopTime, isOtherStore, type CartLine, type Item } from '@shop/domain';
import { useGoToModule } from '../../cart/go-to-module';
import { useCartController } from '../../cart/use-cart';
import { planReorder, type ReorderPlan, type WantedLine } from './plan-reorder';

/** The item as it is offered now; null where it is not, for whatever reason. */
async function findOfferedItem(api: Api, id: number): Promise<Item | null> {
  try {
    return await api.send(itemDetails, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Where the lines come from: an order, or a list with its items as they are now. */
export type ReorderSource = { orderId: number } | { lines: readonly CartLine[] };

interface Sourced {
  lines: readonly WantedLine[];
  items: Item[];
}

const toWantedLine = ({ item, quantity, variation, options, addOns, note }: CartLine): WantedLine => ({
  itemId: item.id,
  name: item.name,
  quantity,
  choice: { variation, options, addOns, note },
});

async function readSource(api: Api, source: ReorderSource): Promise<Sourced> {
  if ('lines' in source) {
    const items = source.lines.filter(({ gone }) => !gone).map(({ item }) => item);
    return { lines: source.lines.map(toWantedLine), items };
  }
  const lines = await api.send(orderDetails, { query: { order_id: source.orderId } });
  const ids = [...new Set(lines.map(({ itemId }) => itemId))];
  const items = await Promise.all(ids.map((id) => findOfferedItem(api, id)));
  return { lines, items: items.filter((item) => item !== null) };
}

export type Outcome = { kind: 'asks' | 'failed' } | { kind: 'done'; added: number; reorder: ReorderPlan };

/** Reads the lines of an order or a list and adds them to the cart.. */
export function useReorder(source: ReorderSource) {
  const api = useApi();
  const cache = useCache();
  const controller = useCartController();
  const goToModule = useGoToModule();
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';

  const read = async (): Promise<ReorderPlan> => {
    const { lines, items } = await readSource(api, source);
    const [first] = items;
    if (first) goToModule(first);
    const cart = first ? await api.send(cartList, {}) : [];
    const byId = new Map(items.map((item) => [item.id, item]));
    // Another store's cart is replaced, so its lines do not count.
    const counted = first && isOtherStore(cart, first) ? [] : cart;
    return planReorder(lines, {
      items: byId,
      cart: counted,
      now: getShopTime(api.session.getState()),
      timeZone,
    });
  };

  /** Adds the lines one after the other; names those that the server refuses as well. */
  const addAll = async (reorder: ReorderPlan): Promise<Outcome> => {
    const done: ReorderPlan = { ...reorder, missing: [...reorder.missing] };
    let added = 0;
    for (const wanted of reorder.wanted) {
      const outcome = await controller.add(wanted, {
        timeZone,
        onClosed: (store) => (done.closedStore = store),
      });
      if (outcome === 'other-store' && added === 0) return { kind: 'asks' };
      if (outcome === 'added') added += 1;
      else done.missing.push(wanted.item.name);
    }
    return { kind: 'done', added, reorder: done };
  };

  /** When the order's prescription was uploaded, if its items need one and it can be used again; else null. X-30. */
  const findPrescriptionDay = async ({ wanted }: ReorderPlan): Promise<string | null> => {
    if (!('orderId' in source)) return null;
    const isAnnounced = api.session.getState().capabilities?.includes('prescription-refill');
    if (!isAnnounced || !wanted.some(({ item }) => item.prescriptionRequired)) return null;
    // Nothing that a reorder waits for: without it the checkout still offers what is kept.
    const kept = await api.send(keptPrescriptions, {}).catch(() => []);
    return kept.find((each) => each.orderId === source.orderId)?.uploadedAt ?? null;
  };

  /**
   * STATE-15: clears the old cart first, and restores it where nothing can be added. With `keeps`, the old cart waits
   * (X-25).
   */
  const replaceCart = async (reorder: ReorderPlan, keeps: boolean): Promise<Outcome> => {
    const before = cache.peek(cartList, {}) ?? [];
    if (!(await (keeps ? controller.keepForLater() : controller.clear()))) return { kind: 'failed' };
    const outcome = await addAll(reorder);
    if (outcome.kind === 'done' && outcome.added === 0) await controller.putBack(before);
    return outcome;
  };

  /** Shows a failure and returns null. */
  const withProgress = async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reportError(api, error);
      return null;
    }
  };

  return {
    read: () => withProgress(read),
    addAll,
    replaceCart,
    findPrescriptionDay,
    hasLocation: () => api.session.getState().zoneIds.length > 0,
  };
}
