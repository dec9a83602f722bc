import { useEndpoint } from '@shop/api';
import { paymentStatus } from '@shop/contract';
import { useSession } from '@shop/session';
import { useEffect, useState } from 'react';

/** Milliseconds between two questions while the gateway has not told the backend. */
const interval = 2_000;

/** From then on a visitor is told that it takes longer. */
const long = 20_000;

/** How a payment stands, asked until it is settled: the server's word, whatever the address says (F-29). */
export function useReturnedPayment(paymentId: string) {
  const isRestored = useSession((session) => session.restored);
  const isNobody = useSession((session) => session.token === null && session.guestId === null);
  const answer = useEndpoint(
    paymentStatus,
    paymentId && isRestored ? { query: { payment_id: paymentId } } : null,
    {
      revalidateOnFocus: true,
      refreshInterval: (latest) => (latest === undefined || latest.status === 'pending' ? interval : 0),
    },
  );
  const { data, error, mutate } = answer;
  const isStrange = error?.status === 404 || error?.status === 403 || error?.status === 422;
  return {
    payment: data,
    /** Nobody's payment, or not this visitor's. */
    isMissing: paymentId === '' || (isRestored && isNobody) || (data === undefined && isStrange),
    /** No answer at all. */
    isUnknown: data === undefined && error !== undefined,
    isSlow: useIsSlow(data === undefined || data.status === 'pending'),
    again: () => void mutate(),
  };
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), long);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow && isWaiting;
}
