import { useCache, useEndpoint } from '@shop/api';
import { cartList, itemDetails } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { useSearchParams } from '@shop/router';
import { useEffect, useState } from 'react';
import { forgetPurchase, savePurchase, getSavedPurchase, type Purchase } from '../cart/saved-purchase';
import { useCart } from '../cart/use-cart';
import { useCartSync } from '../cart/use-cart-sync';

/** What a checkout is about: the cart, or one item past it (ROUTE-02). */
export interface OrderedLines {
  /** `cart`: its lines are ordered, and gone afterwards. */
  from: 'cart' | 'purchase';
  lines: CartLine[];
  isKnown: boolean;
  /** Whether something is asked for that the server has not answered: totals are not its own yet. */
  isUpdating: boolean;
  failed: boolean;
  /** Resolves once the server has answered every change of the lines. */
  settled: () => Promise<unknown>;
  /** Asks anew; resolves once it is answered. */
  reread: () => Promise<unknown>;
  /** The line as it is, at today's price. */
  acceptPrice: (line: CartLine) => void;
  /** Sets a line's quantity; 0 takes it out. */
  setQuantity: (line: CartLine, quantity: number) => void;
}

const none: CartLine[] = [];

const toChoice = ({ variation, options, addOns }: CartLine) => ({ variation, options, addOns });

/** `page` of the address says which: cart (also without one), buy_now, campaign. */
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

/** The kept choice with its item as it is now. An item that is gone leaves nothing to order. */
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
