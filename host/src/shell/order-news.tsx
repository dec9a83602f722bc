import { Slot } from '@shop/federation';
import { useSession } from '@shop/session';
import { useEffect, useState } from 'react';

/** Milliseconds after which a busy browser is not waited for any longer. */
const patience = 4_000;

/** When the browser has nothing better to do. Answers how to give it up. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, patience);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(then, { timeout: patience });
  return () => window.cancelIdleCallback(asked);
}

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
