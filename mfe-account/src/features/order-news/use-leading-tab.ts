import { useEffect, useState } from 'react';

const name = 'shop-order-news';

/**
 * Becomes the leader as soon as there is none, and at once while this tab is visible: then it takes the lock from the
 * leader, which waits for it again. Returns a function that stops.
 */
function lead(locks: LockManager, onLeading: (isLeading: boolean) => void) {
  const left = () => undefined;
  let leave: () => void = left;
  const requestLock = (isLooked: boolean) => {
    leave();
    const aborter = new AbortController();
    let release = () => {};
    const own = () => {
      aborter.abort();
      release();
    };
    leave = own;
    const holdLock = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        onLeading(true);
      });
    const how = isLooked ? { steal: true } : { signal: aborter.signal };
    locks.request(name, how, holdLock).catch((error: Error) => {
      if (leave !== own) return;
      onLeading(false);
      if (error.name === 'AbortError') requestLock(false); // another tab is visible now
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
 * Whether this tab is the leader, which reads and shows notifications: the last visible one. Without locks every tab
 * leads; the device's memory keeps them from showing a notification twice.
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
    // The browser does not cache a page that holds a lock.
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
