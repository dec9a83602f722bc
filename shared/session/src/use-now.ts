import { useEffect, useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import { useSession } from './use-session';

const interval = 30_000;

/** The time of this device at the last tick. */
const clock = createStore<{ ticked: number | null }>(() => ({ ticked: null }));
const tick = () => clock.setState({ ticked: Date.now() });

let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for the whole page, as long as something reads the time. */
function runClock() {
  readers += 1;
  if (readers === 1) {
    timer = setInterval(tick, interval);
    setTimeout(tick); // deferred, so that it does not add to the hydration
  }
  return () => {
    readers -= 1;
    if (readers === 0) clearInterval(timer);
  };
}

/**
 * The current time, updated twice a minute. On the server and in the first render it is the time at which the page
 * was made, or null if unknown: rendering itself never reads a clock. That time stays while it is good enough, so that a
 * new page does not render twice.
 */
export function useNow(): Date | null {
  const madeAt = useSession((session) => session.madeAt);
  const offset = useSession(({ clockOffset = 0 }) => clockOffset);
  useEffect(runClock, []);
  const moment = useStore(clock, ({ ticked }) => {
    if (ticked === null) return madeAt;
    const now = ticked + offset;
    return madeAt !== null && Math.abs(now - madeAt) < interval ? madeAt : now;
  });
  return useMemo(() => (moment === null ? null : new Date(moment)), [moment]);
}
