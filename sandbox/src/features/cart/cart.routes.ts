import {
  addToCart,
  cartList,
  cartMerge,
  clearCart,
  removeFromCart,
  settleCartMerge,
  updateCart,
} from '@shop/contract';
import { serve, type ServedRequest, type Server } from '../../serve';
import { addLine, changeLine, clearLines, removeLine } from './cart';
import { openMerge, settleMerge } from './cart-merge';
import { getEntries } from './cart-store';
import { entryToWire } from './cart-wire';

/** Every call returns the whole cart of the module, or of all modules when the request names none. */
export function cartRoutes(server: Server): void {
  const { shop } = server;

  const cart = async ({
    owner,
    moduleId,
    view,
  }: Pick<ServedRequest<unknown>, 'owner' | 'moduleId' | 'view'>) =>
    (await getEntries(shop.database, owner(), moduleId, view)).map((entry) => entryToWire(entry, view));

  serve(server, cartList, cart);

  serve(server, addToCart, async (request) => {
    await addLine(shop, request.owner(), request.body, request.view);
    return cart(request);
  });

  serve(server, updateCart, async (request) => {
    await changeLine(shop, request.owner(), request.body, request.view);
    return cart(request);
  });

  serve(server, removeFromCart, async (request) => {
    await removeLine(shop, request.owner(), request.query.cart_id);
    return cart(request);
  });

  serve(server, clearCart, async (request) => {
    await clearLines(shop, request.owner(), request.moduleId);
    return cart(request);
  });

  serve(server, cartMerge, async ({ customerId, view }) => {
    const { cut, offered } = await openMerge(shop.database, customerId(), view);
    return {
      cut: cut.map(({ row, ...line }) => ({ ...line, name: view.text(row.name_i18n) })),
      offered: offered.map((entry) => entryToWire(entry, view)),
    };
  });

  serve(server, settleCartMerge, async (request) => {
    await settleMerge(shop, request.customerId(), request.body.keep, request.view);
    return cart(request);
  });
}
