import type { Queries } from '../../database/database';
import type { View } from '../../shop/shop';
import { adoptGuestCart } from '../cart/cart-merge';
import { adoptGuestOrders } from '../orders/order-claim';
import { adoptPrescriptions } from '../prescriptions/prescriptions';
import { adoptGuestRentalCart } from '../rental-cart/rental-merge';
import { adoptGuestTrips } from '../trips/trip-claim';
import { adoptGuestLists } from '../saved-lists/list-store';
import { adoptGuestShares } from '../shared-carts/share-store';
import { isGuest } from './guests';

/**
 * Called wherever a token is issued: what the same browser's guest had becomes the customer's (D-17, F-23, X-07).
 * ROLE-02.
 */
export async function adoptGuest(
  tx: Queries,
  guestId: string | null,
  customerId: number,
  view: View,
): Promise<void> {
  if (!guestId || !(await isGuest(tx, guestId))) return;
  await tx.query('UPDATE guests SET customer_id = $2 WHERE id = $1', [guestId, customerId]);
  await adoptGuestCart(tx, guestId, customerId, view);
  await adoptGuestShares(tx, guestId, customerId); // the carts are already locked
  await adoptGuestLists(tx, guestId, customerId);
  await adoptGuestRentalCart(tx, guestId, customerId, view.now);
  await adoptPrescriptions(tx, guestId, customerId);
  await adoptGuestOrders(tx, guestId, customerId); // the same
  await adoptGuestTrips(tx, guestId, customerId);
}
