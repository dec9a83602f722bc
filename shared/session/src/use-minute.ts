import { getShopTime } from '@shop/domain';
import { useSessionStore } from './use-session';
import { startTransition, useEffect, useState } from 'react';

const interval = 30_000;

/** The current time, updated twice a minute; null on the server and until the page is hydrated. */
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
