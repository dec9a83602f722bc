import { useEndpoint, useShopConfig } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { priceLine, storeDiscount, type CartLine, type Minor } from '@shop/domain';
import { useNow } from '@shop/session';

export interface CartTotals {
  /** Sum of the lines before any discount. */
  subtotal: Minor;
  /** The store's discount, or those of the items. */
  discount: Minor;
  /** Whether it is the store's discount, which replaces those of the items (D-14). */
  isStoreDiscount: boolean;
  /** The amount still missing for the store's discount; 0 where there is none, or nothing is missing. */
  missing: Minor;
}

/** Totals of the cart before delivery and tax, by the rules of the order (BIZ-28, D-14). */
export function useCartTotals(lines: CartLine[]): CartTotals {
  const storeId = lines[0]?.item.storeId;
  const store = useEndpoint(storeDetails, storeId === undefined ? null : { params: { id: storeId } }).data;
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const now = useNow();
  const priced = lines.map((line) => ({
    ...priceLine(line.item, line, line.quantity),
    quantity: line.quantity,
  }));
  const itemDiscount = priced.reduce((sum, line) => sum + line.discount, 0);
  const ownStoreDiscount = storeDiscount(
    (now && store?.discount) ?? null,
    priced,
    now ?? new Date(0),
    timeZone,
  );
  return {
    subtotal: priced.reduce((sum, line) => sum + line.gross, 0),
    discount: ownStoreDiscount.applies ? ownStoreDiscount.discount : itemDiscount,
    isStoreDiscount: ownStoreDiscount.applies,
    missing: ownStoreDiscount.missing,
  };
}
