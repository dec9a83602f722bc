import {
  addToCart,
  cartList,
  cartMerge,
  clearCart,
  removeFromCart,
  settleCartMerge,
  updateCart,
} from '@shop/contract';
import { serve, type Asked, type Server } from '../../serve';
import { addLine, changeLine, clearLines, removeLine } from './cart';
import { openMerge, settleMerge } from './cart-merge';
import { entriesOf } from './cart-store';
import { entryToWire } from './cart-wire';

/** Every call answers the whole cart of the module, or of all modules when the request names none. */
export function cartRoutes(server: Server): void {
  const { shop } = server;

  const cart = async ({ owner, moduleId, view }: Pick<Asked<unknown>, 'owner' | 'moduleId' | 'view'>) =>
    (await entriesOf(shop.database, owner(), moduleId, view)).map((entry) => entryToWire(entry, view));

  serve(server, cartList, cart);

  serve(server, addToCart, async (asked) => {
    await addLine(shop, asked.owner(), asked.body, asked.view);
    return cart(asked);
  });

  serve(server, updateCart, async (asked) => {
    await changeLine(shop, asked.owner(), asked.body, asked.view);
    return cart(asked);
  });

  serve(server, removeFromCart, async (asked) => {
    await removeLine(shop, asked.owner(), asked.query.cart_id);
    return cart(asked);
  });

  serve(server, clearCart, async (asked) => {
    await clearLines(shop, asked.owner(), asked.moduleId);
    return cart(asked);
  });

  serve(server, cartMerge, async ({ customerId, view }) => {
    const { cut, offered } = await openMerge(shop.database, customerId(), view);
    return {
      cut: cut.map(({ row, ...line }) => ({ ...line, name: view.text(row.name_i18n) })),
      offered: offered.map((entry) => entryToWire(entry, view)),
    };
  });

  serve(server, settleCartMerge, async (asked) => {
    await settleMerge(shop, asked.customerId(), asked.body.keep, asked.view);
    return cart(asked);
  });
}
