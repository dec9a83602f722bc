import { useEffect, useState } from 'react';

const name = 'shop-order-news';

/**
 * Leads as soon as no other tab does, and at once while this tab is looked at: then it takes the lead from whichever has
 * it, which waits for its next turn. Returns how to leave.
 */
function lead(locks: LockManager, onLeading: (isLeading: boolean) => void) {
  const left = () => undefined;
  let leave: () => void = left;
  const requestLock = (isLooked: boolean) => {
    leave();
    const aborter = new AbortController();
    let letGo = () => {};
    const own = () => {
      aborter.abort();
      letGo();
    };
    leave = own;
    const holdLock = () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
        onLeading(true);
      });
    const how = isLooked ? { steal: true } : { signal: aborter.signal };
    locks.request(name, how, holdLock).catch((error: Error) => {
      if (leave !== own) return;
      onLeading(false);
      if (error.name === 'AbortError') requestLock(false); // another tab is looked at now
    });
  };
  const look = () => {
    if (document.visibilityState === 'visible') requestLock(true);
  };
  if (document.visibilityState === 'visible') requestLock(true);
  else requestLock(false);
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    leave();
    leave = left;
    onLeading(false);
  };
}

/**
 * Whether this is the one tab of the shop that asks for news and tells them: the one looked at last. Where tabs cannot
 * agree each of them leads; that nothing is told twice is seen to by what the device remembers.
 */
export function useLeadingTab(): boolean {
  const [isLeading, setLeading] = useState(false);
  useEffect(() => {
    const { locks } = navigator as Partial<Navigator>; // not on insecure origins
    if (!locks) {
      setLeading(true);
      return undefined;
    }
    let stop = lead(locks, setLeading);
    // A page that holds a lock is not kept for the way back.
    const hide = () => stop();
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = lead(locks, setLeading);
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      stop();
    };
  }, []);
  return isLeading;
}
