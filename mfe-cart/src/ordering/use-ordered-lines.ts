import { useCache, useEndpoint } from '@shop/api';
import { cartList, itemDetails } from '@shop/contract';
import type { CartLine, Choice } from '@shop/domain';
import { useSearchParams } from '@shop/router';
import { useEffect, useState } from 'react';
import { forgetPurchase, savePurchase, getSavedPurchase, type Purchase } from '../cart/saved-purchase';
import { useCart } from '../cart/use-cart';
import { useCartSync } from '../cart/use-cart-sync';

/** What is ordered: the cart, or one item without it (ROUTE-02). */
export interface OrderedLines {
  /** `cart`: the lines of the cart, which the order empties. */
  from: 'cart' | 'purchase';
  lines: CartLine[];
  isKnown: boolean;
  /** Whether a change is pending, so that totals are not the server's yet. */
  isUpdating: boolean;
  failed: boolean;
  /** Resolves once no change of the lines is pending. */
  settled: () => Promise<unknown>;
  /** Reads the lines again; resolves once they have loaded. */
  reread: () => Promise<unknown>;
  /** Accepts the current price of an unchanged line. */
  acceptPrice: (line: CartLine) => void;
  /** Sets a line's quantity; 0 removes it. */
  setQuantity: (line: CartLine, quantity: number) => void;
}

const none: CartLine[] = [];

const toChoice = ({ variation, options, addOns, note }: CartLine): Choice => ({
  variation,
  options,
  addOns,
  ...(note ? { note } : {}),
});

/** What is ordered, by `page` in the address: cart (the default), buy_now, campaign. */
export function useOrderedLines(): OrderedLines {
  const [search] = useSearchParams();
  const page = search.get('page');
  const isPurchase = page === 'buy_now' || page === 'campaign';
  const cart = useCartOrder();
  const purchase = usePurchase(isPurchase);
  return isPurchase ? purchase : cart;
}

function useCartOrder(): OrderedLines {
  const { lines, isKnown, isUpdating, failed } = useCart();
  const sync = useCartSync();
  const cache = useCache();
  return {
    from: 'cart',
    lines,
    isKnown,
    isUpdating,
    failed,
    settled: () => sync.settled(),
    reread: async () => {
      await sync.settled();
      await cache.refresh(cartList);
    },
    acceptPrice: (line) => void sync.acceptPrice(line),
    setQuantity: (line, quantity) => (quantity === 0 ? sync.remove(line) : sync.setQuantity(line, quantity)),
  };
}

/** The saved choice with the current item. Without the item there is nothing to order. */
function usePurchase(isWanted: boolean): OrderedLines {
  const [savedPurchase, setSavedPurchase] = useState<Purchase | null | undefined>(undefined);
  useEffect(() => setSavedPurchase(isWanted ? getSavedPurchase() : null), [isWanted]);
  const itemArgs = savedPurchase && {
    params: { id: savedPurchase.itemId },
    ...(savedPurchase.campaign ? { query: { campaign: true } } : {}),
  };
  const { data, error, mutate } = useEndpoint(itemDetails, itemArgs ?? null, { revalidateOnMount: true });
  const isMissing = error?.status === 404;
  return {
    from: 'purchase',
    lines:
      savedPurchase && data && !isMissing
        ? [{ id: 0, item: data, quantity: savedPurchase.quantity, priceSeen: null, ...savedPurchase.choice }]
        : none,
    isKnown: savedPurchase === null || data !== undefined || isMissing,
    isUpdating: false,
    failed: error !== undefined && !isMissing && data === undefined,
    settled: () => Promise.resolve(),
    reread: () => mutate(),
    acceptPrice: () => undefined,
    setQuantity: (line, quantity) => {
      if (quantity === 0) forgetPurchase();
      else savePurchase(line.item, toChoice(line), quantity);
      setSavedPurchase(getSavedPurchase());
    },
  };
}
