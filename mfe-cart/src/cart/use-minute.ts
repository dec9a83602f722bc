import { startTransition, useEffect, useState } from 'react';

const interval = 30_000;

/** The moment, renewed twice a minute while this is shown; null until the page runs in a browser. */
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
