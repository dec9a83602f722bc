import { useSyncExternalStore } from 'react';

const interval = 30_000;
const hearers = new Set<() => void>();
let now: Date | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = new Date();
  hearers.forEach((hear) => hear());
}

function subscribe(hear: () => void) {
  hearers.add(hear);
  if (timer === undefined) {
    timer = setInterval(tick, interval);
    tick();
  }
  return () => {
    hearers.delete(hear);
    if (hearers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = null;
  };
}

/**
 * The moment, renewed twice a minute; null on the server and in the first render, so that rendering stays pure. One
 * timer for the whole page.
 */
export const useNow = (): Date | null =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  );
