import { ApiError, reportError, useApi, useCache, useShopConfig, type Api } from '@shop/api';
import { cartList, itemDetails, moduleList, orderDetails } from '@shop/contract';
import { getShopTime, isOtherStore, type Item } from '@shop/domain';
import { chooseModule } from '@shop/session';
import { useCartController } from '../../cart/use-cart';
import { wantedAgain, type Again } from './wanted-again';

/** The item as it is offered today; null: it is not, whatever the reason. */
async function offered(api: Api, id: number): Promise<Item | null> {
  try {
    return await api.send(itemDetails, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The cart is that of one module: the order's own, from here on. */
async function goToModule(api: Api, { moduleId, moduleType }: Item): Promise<void> {
  if (api.session.getState().module?.id === moduleId) return;
  const modules = await api.send(moduleList, {});
  const name = modules.find(({ id }) => id === moduleId)?.name ?? '';
  chooseModule(api.session, api.bus, { id: moduleId, type: moduleType, name });
}

export type Outcome = { kind: 'asks' | 'failed' } | { kind: 'done'; added: number; again: Again };

/** Reads what an order held and puts it into the cart. X-07. */
export function useReorder(orderId: number) {
  const api = useApi();
  const cache = useCache();
  const controller = useCartController();
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';

  const read = async (): Promise<Again> => {
    const lines = await api.send(orderDetails, { query: { order_id: orderId } });
    const ids = [...new Set(lines.map(({ itemId }) => itemId))];
    const items = (await Promise.all(ids.map((id) => offered(api, id)))).filter((item) => item !== null);
    const [first] = items;
    if (first) await goToModule(api, first);
    const cart = first ? await api.send(cartList, {}) : [];
    const byId = new Map(items.map((item) => [item.id, item]));
    // Another store's cart goes first: what is in it counts for nothing.
    const counted = first && isOtherStore(cart, first) ? [] : cart;
    return wantedAgain(lines, {
      items: byId,
      cart: counted,
      now: getShopTime(api.session.getState()),
      timeZone,
    });
  };

  /** All of it, one after the other; what the server refuses all the same is named, too. */
  const addAll = async (again: Again): Promise<Outcome> => {
    const done: Again = { ...again, missing: [...again.missing] };
    let added = 0;
    for (const wanted of again.wanted) {
      const outcome = await controller.add(wanted, (store) => (done.closedStore = store));
      if (outcome === 'other-store' && added === 0) return { kind: 'asks' };
      if (outcome === 'added') added += 1;
      else done.missing.push(wanted.item.name);
    }
    return { kind: 'done', added, again: done };
  };

  /** STATE-15: the old cart goes first, and comes back where nothing can take its place. */
  const replaceBy = async (again: Again): Promise<Outcome> => {
    const before = cache.peek(cartList, {}) ?? [];
    if (!(await controller.clear())) return { kind: 'failed' };
    const outcome = await addAll(again);
    if (outcome.kind === 'done' && outcome.added === 0) await controller.putBack(before);
    return outcome;
  };

  /** Tells what has failed; returns null then. */
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
    replaceBy,
    hasLocation: () => api.session.getState().zoneIds.length > 0,
  };
}
