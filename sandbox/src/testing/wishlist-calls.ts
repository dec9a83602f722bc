import { addToWishlist, type RequestScope } from '@shop/contract';
import type { Goods } from './goods';
import type { Calls } from './sign-in-calls';
import type { TestShop } from './test-shop';

interface Fixture {
  shop: TestShop;
  goods: Goods;
  scope: Partial<RequestScope>;
}

/** Successful calls of the wishlist. */
export function wishlistCalls(fixture: () => Fixture): Calls {
  const wished = async () => {
    const { shop, goods, scope } = fixture();
    await shop.send(addToWishlist, { query: { item_id: goods.plain } }, scope);
    return {};
  };
  return {
    wishlist: wished,
    wishlistMarks: wished,
    addToWishlist: async () => {
      const { shop, goods } = fixture();
      await shop.database.query('DELETE FROM wishes');
      return { query: { store_id: goods.storeId } };
    },
    removeFromWishlist: async () => {
      await wished();
      return { query: { item_id: fixture().goods.plain } };
    },
  };
}
