import { Slot, whenIdle } from '@shop/federation';
import { useSession } from '@shop/session';
import { useEffect, useState } from 'react';

/**
 * Watches a customer's orders and shows a toast when their status changes. It loads after everything else and
 * not for guests. It renders nothing, so its failure shows nothing either.
 */
export function OrderNews() {
  const isCustomer = useSession(({ restored, token }) => restored && token !== null);
  const [isDue, setDue] = useState(false);
  useEffect(() => (isCustomer ? whenIdle(() => setDue(true)) : undefined), [isCustomer]);
  if (!isCustomer || !isDue) return null;
  return (
    <div hidden>
      <Slot name="order-news" optional />
    </div>
  );
}
