import { useEndpoint } from '@shop/api';
import { itemDetails } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { useSearchParams } from '@shop/router';
import { useEffect, useState } from 'react';
import { keptPurchase, type Purchase } from '../../buy-now/kept-purchase';
import { useCart } from '../../cart/use-cart';

/** What a checkout is about: the cart, or one item past it (ROUTE-02). */
export interface OrderedLines {
  /** `cart`: its lines are ordered, and gone afterwards. */
  from: 'cart' | 'purchase';
  lines: CartLine[];
  isKnown: boolean;
  failed: boolean;
  retry: () => void;
}

const none: CartLine[] = [];

/** `page` of the address says which: cart (also without one), buy_now, campaign. */
export function useOrderedLines(): OrderedLines {
  const [search] = useSearchParams();
  const page = search.get('page');
  const isPurchase = page === 'buy_now' || page === 'campaign';
  const cart = useCart();
  const purchase = usePurchase(isPurchase);
  if (isPurchase) return purchase;
  const { lines, isKnown, failed, retry } = cart;
  return { from: 'cart', lines, isKnown, failed, retry };
}

/** The kept choice with its item as it is now. An item that is gone leaves nothing to order. */
function usePurchase(isWanted: boolean): OrderedLines {
  const [kept, setKept] = useState<Purchase | null | undefined>(undefined);
  useEffect(() => setKept(isWanted ? keptPurchase() : null), [isWanted]);
  const asked = kept && {
    params: { id: kept.itemId },
    ...(kept.campaign ? { query: { campaign: true } } : {}),
  };
  const { data, error, mutate } = useEndpoint(itemDetails, asked ?? null, { revalidateOnMount: true });
  const isGone = error?.status === 404;
  return {
    from: 'purchase',
    lines:
      kept && data && !isGone
        ? [{ id: 0, item: data, quantity: kept.quantity, priceSeen: null, ...kept.choice }]
        : none,
    isKnown: kept === null || data !== undefined || isGone,
    failed: error !== undefined && !isGone && data === undefined,
    retry: () => void mutate(),
  };
}
