import { useEndpoint } from '@shop/api';
import { cartList } from '@shop/contract';
import type { ReactNode } from 'react';

/** Shows its children once the cart has an item. */
export default function WithItemsInCart({ children }: { children: ReactNode }) {
  const { data } = useEndpoint(cartList, {});
  return data?.length ? children : null;
}
