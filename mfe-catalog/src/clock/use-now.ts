import { useSession } from '@shop/session';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

const interval = 30_000;
const listeners = new Set<() => void>();
let now: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  if (listeners.size === 0) return;
  now = Date.now();
  listeners.forEach((listener) => listener());
}

/** The page's own time is valid until the first tick, so that a new page does not render twice. */
const isGood = (madeAt: number | null, offset: number) =>
  madeAt !== null && Math.abs(Date.now() + offset - madeAt) < interval;

function subscribe(listener: () => void, madeAt: number | null, offset: number) {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, interval);
    // Deferred, so that it does not add to the hydration.
    if (!isGood(madeAt, offset)) setTimeout(tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = null;
  };
}

/**
 * The current time, updated twice a minute. On the server and in the first render it is the time at which the page
 * was made, or null if unknown: rendering itself never reads a clock. One timer for the whole page.
 */
export function useNow(): Date | null {
  const madeAt = useSession((session) => session.madeAt);
  const offset = useSession(({ clockOffset = 0 }) => clockOffset);
  const subscribeClock = useCallback(
    (changed: () => void) => subscribe(changed, madeAt, offset),
    [madeAt, offset],
  );
  const turned = useSyncExternalStore(
    subscribeClock,
    () => now,
    () => null,
  );
  const moment = turned === null ? madeAt : turned + offset;
  return useMemo(() => (moment === null ? null : new Date(moment)), [moment]);
}
