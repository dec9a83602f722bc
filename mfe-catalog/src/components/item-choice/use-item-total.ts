import { useEndpoint } from '@shop/api';
import { cartList } from '@shop/contract';
import { getItemTotal, priceLine, type CartLine, type Choice, type Item, type ItemTotal } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useNow } from '@shop/session';
import { useCallback } from 'react';

const empty: CartLine[] = [];

/**
 * The price of the choice in this visitor's cart, because a store's discount depends on the whole cart. `line`: the
 * line that the choice replaces. ITEM-14, BIZ-28.
 */
export function useItemTotal(
  item: Item,
  line: Pick<CartLine, 'id'> | null = null,
): (choice: Choice, quantity: number) => ItemTotal {
  const { timeZone } = useFormat();
  const now = useNow();
  const { data: cart = empty } = useEndpoint(cartList, item.storeDiscount ? {} : null);
  return useCallback(
    (choice, quantity) => {
      const others = cart
        .filter(({ id, item: { storeId } }) => storeId === item.storeId && id !== line?.id)
        .map((other) => ({ ...priceLine(other.item, other, other.quantity), quantity: other.quantity }));
      return getItemTotal(item, choice, quantity, { others, now, timeZone });
    },
    [item, line, cart, now, timeZone],
  );
}
