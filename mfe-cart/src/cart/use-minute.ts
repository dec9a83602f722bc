import { getShopTime } from '@shop/domain';
import { useSessionStore } from '@shop/session';
import { startTransition, useEffect, useState } from 'react';

const interval = 30_000;

/** The moment, renewed twice a minute while this is shown; null until the page runs in a browser. */
export function useMinute(): Date | null {
  const session = useSessionStore();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const refresh = () => startTransition(() => setNow(getShopTime(session.getState())));
    refresh();
    const timer = setInterval(refresh, interval);
    return () => clearInterval(timer);
  }, [session]);
  return now;
}
