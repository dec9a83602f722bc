import { addToSharedCart, cartShares, endSharing, shareCart, sharedCart } from '@shop/contract';
import { one } from '../../database/database';
import { serve, type ServedRequest, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { entryToWire } from '../cart/cart-wire';
import { endSharing as endShare, getOwnShares, getSharedCart } from './share-store';
import * as shared from './shared-carts';

interface SharedStore {
  name_i18n: Record<string, string>;
  module_id: number;
  module_type: string;
}

type Caller = Pick<ServedRequest<unknown>, 'owner' | 'view'>;

/** Carts that others see and add to by a link. X-26. */
export function sharedCartsRoutes(server: Server): void {
  const { shop } = server;
  const { database } = shop;

  const getShares = async ({ owner, view }: Caller) =>
    (await getOwnShares(database, owner(), view)).map(({ token, storeId }) => ({
      token,
      store_id: storeId,
    }));

  /** Nothing of the owner but the cart itself. */
  const getCart = async (token: string, view: View) => {
    const cart = await getSharedCart(database, token, view);
    const store = await one<SharedStore>(
      database,
      `SELECT stores.name_i18n, module_id, module_type FROM stores JOIN modules ON modules.id = module_id
       WHERE stores.id = $1`,
      [cart.storeId],
    );
    const entries = await shared.getSharedEntries(database, cart, view);
    return {
      token,
      store: { id: cart.storeId, name: view.text(store?.name_i18n) },
      module_id: store?.module_id ?? 0,
      module_type: store?.module_type,
      lines: entries.map((entry) => entryToWire(entry, view)),
    };
  };

  serve(server, cartShares, getShares);

  serve(server, shareCart, async (request) => {
    await shared.shareCart(shop, request.owner(), request.body.store_id, request.view);
    return getShares(request);
  });

  serve(server, endSharing, async (request) => {
    await endShare(database, request.owner(), request.query.store_id);
    return getShares(request);
  });

  // A link has 144 random bits; the limit keeps somebody who tries anyway from costing anything.
  serve(server, sharedCart, ({ query, view }) => getCart(query.token, view), { perMinute: 120 });

  serve(
    server,
    addToSharedCart,
    async ({ owner, body, view }) => {
      const remaining = await shared.addToSharedCart(shop, owner(), body, view);
      return {
        ...(await getCart(body.token, view)),
        remaining: remaining.map(({ row, quantity }) => ({ name: view.text(row.name_i18n), quantity })),
      };
    },
    { perMinute: 30 },
  );
}
