import { startTransition, useEffect, useState } from 'react';

const interval = 30_000;

/** The current time, updated twice a minute; null on the server and until the page is hydrated. */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const refresh = () => startTransition(() => setNow(new Date()));
    refresh();
    const timer = setInterval(refresh, interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
