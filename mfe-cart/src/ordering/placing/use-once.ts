import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A lock for one task at a time, held until the page is left, and released when the page returns from the browser's
 * cache.
 */
function useLock() {
  const isLocked = useRef(false);
  const [busy, setBusy] = useState(false);
  const set = useCallback((locked: boolean) => {
    isLocked.current = locked;
    setBusy(locked);
  }, []);
  useEffect(() => {
    const unlock = ({ persisted }: PageTransitionEvent) => persisted && set(false);
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, [set]);
  return { busy, isLocked, set };
}

/** Sends one request at a time. `follow` handles the result and returns whether the page is being left. */
export function useOnce<End>(follow: (ending: End) => Promise<boolean>) {
  const lock = useLock();
  const work = async (send: () => Promise<End | null>) => {
    if (lock.isLocked.current) return;
    lock.set(true);
    let isLeaving = false;
    try {
      const ending = await send();
      isLeaving = ending !== null && (await follow(ending));
    } finally {
      if (!isLeaving) lock.set(false);
    }
  };
  return { busy: lock.busy, work };
}
