import { useCallback, useEffect, useState } from 'react';

const tick = 1_000;
const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));

/**
 * The whole seconds left to wait, and a function to start again; starts with `initial` milliseconds. Counts from a deadline,
 * so that it is correct after the tab or device slept. STATE-41.
 */
export function useWait(initial: number): [left: number, wait: (milliseconds: number) => void] {
  const [left, setLeft] = useState(Math.ceil(initial / 1_000));
  const [deadline, setDeadline] = useState<number | null>(null);
  const wait = useCallback((milliseconds: number) => {
    setLeft(Math.ceil(milliseconds / 1_000));
    setDeadline(Date.now() + milliseconds);
  }, []);
  useEffect(() => wait(initial), [wait, initial]);
  useEffect(() => {
    if (deadline === null) return;
    const update = () => {
      setLeft(secondsUntil(deadline));
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    };
    const timer = setInterval(update, tick);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [deadline]);
  return [left, wait];
}

/** 59 → '0:59'. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
