import { DeferredSlot } from '@shop/federation';
import { useSession } from '@shop/session';

/**
 * Watches a customer's orders and shows a toast when their status changes; not for guests. It renders nothing, so
 * its failure shows nothing either.
 */
export function OrderNews() {
  const isCustomer = useSession(({ restored, token }) => restored && token !== null);
  if (!isCustomer) return null;
  return (
    <div hidden>
      <DeferredSlot name="order-news" />
    </div>
  );
}
