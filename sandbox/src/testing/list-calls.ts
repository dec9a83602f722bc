import {
  addToCart,
  clearCart,
  savedLists,
  saveList,
  shareCart,
  type RequestScope,
  type SaveListBody,
} from '@shop/contract';
import { adding, type Goods } from './goods';
import { newGuest } from './people';
import type { Calls } from './sign-in-calls';
import type { TestShop } from './test-shop';

interface Fixture {
  shop: TestShop;
  goods: Goods;
  scope: Partial<RequestScope>;
}

/** Successful calls of shopping lists, waiting carts and shared carts. */
export function listCalls(fixture: () => Fixture): Calls {
  /** Two pieces of an item in the cart, and no lists. */
  const filled = async () => {
    const { shop, goods, scope } = fixture();
    await shop.database.query('DELETE FROM saved_lists');
    await shop.send(clearCart, {}, scope);
    await shop.send(addToCart, { body: adding(goods.plain, 2) }, scope);
  };
  const saved = async (body: SaveListBody) => {
    const { shop, scope } = fixture();
    await filled();
    await shop.send(saveList, { body }, scope);
    return (await shop.send(savedLists, {}, scope)).model[0]?.id ?? 0;
  };
  const weekly: SaveListBody = { kind: 'list', name: 'Weekly shop' };
  const shared = async () => {
    const { shop, goods, scope } = fixture();
    await filled();
    return (await shop.send(shareCart, { body: { store_id: goods.storeId } }, scope)).model[0]?.token ?? '';
  };
  return {
    savedLists: async () => {
      await saved(weekly);
      return {};
    },
    saveList: async () => {
      await filled();
      return { body: weekly };
    },
    changeList: async () => ({ body: { list_id: await saved(weekly), name: 'Fridays' } }),
    deleteList: async () => ({ query: { list_id: await saved(weekly) } }),
    resumeCart: async () => ({ body: { list_id: await saved({ kind: 'cart' }) } }),
    cartShares: async () => {
      await shared();
      return {};
    },
    shareCart: async () => {
      await filled();
      return { body: { store_id: fixture().goods.storeId } };
    },
    endSharing: async () => {
      await shared();
      return { query: { store_id: fixture().goods.storeId } };
    },
    sharedCart: async () => ({ query: { token: await shared() } }),
    addToSharedCart: async () => {
      const { shop, goods, scope } = fixture();
      const owner = await newGuest(shop);
      await shop.send(addToCart, { body: adding(goods.plain) }, owner);
      const share = await shop.send(shareCart, { body: { store_id: goods.storeId } }, owner);
      await filled();
      await shop.send(addToCart, { body: adding(goods.plain) }, scope);
      return { body: { token: share.model[0]?.token ?? '', name: 'Noor' } };
    },
  };
}
