import { useEndpoint, useShopConfig } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { priceLine, storeDiscount, type CartLine, type Minor } from '@shop/domain';
import { useEffect, useState } from 'react';

export interface CartFigures {
  subtotal: Minor;
  /** The store's discount, else those of the items. */
  discount: Minor;
  /** What is missing for the store's discount; 0: nothing, or there is none. */
  missing: Minor;
}

/** Figures of the cart before delivery and tax, by the rules of the order (BIZ-28, D-14). */
export function useCartFigures(lines: CartLine[]): CartFigures {
  const storeId = lines[0]?.item.storeId;
  const store = useEndpoint(storeDetails, storeId === undefined ? null : { params: { id: storeId } }).data;
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  const priced = lines.map((line) => ({
    ...priceLine(line.item, line, line.quantity),
    quantity: line.quantity,
  }));
  const ofItems = priced.reduce((sum, line) => sum + line.discount, 0);
  const ofStore = storeDiscount((now && store?.discount) ?? null, priced, now ?? new Date(0), timeZone);
  return {
    subtotal: priced.reduce((sum, line) => sum + line.gross, 0),
    discount: ofStore.applies ? ofStore.discount : ofItems,
    missing: ofStore.missing,
  };
}
