import { Slot, whenIdle } from '@shop/federation';
import { useSession } from '@shop/session';
import { useEffect, useState } from 'react';

/**
 * How a customer's orders move on, told while the shop is open: asked for once everything else is there, and not
 * for guests. What draws nothing shows no card either where it cannot be had.
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
