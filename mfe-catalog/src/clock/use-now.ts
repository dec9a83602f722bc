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

/** The page's own moment is good until the first turn, so that a page that has just come is not drawn twice. */
const isGood = (madeAt: number | null, offset: number) =>
  madeAt !== null && Math.abs(Date.now() + offset - madeAt) < interval;

function subscribe(listener: () => void, madeAt: number | null, offset: number) {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, interval);
    // Not in one go with taking the page over.
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
 * The moment, renewed twice a minute. On the server and in the first render the one at which the page was made, or null
 * where nobody has said so: rendering itself never looks at a clock. One timer for the whole page.
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
