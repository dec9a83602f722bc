import { useCallback, useEffect, useState } from 'react';

const turn = 1_000;
const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));

/**
 * Whole seconds that are still to be waited, and a way to begin anew; `first` milliseconds are waited from the beginning.
 * Counted from a deadline, so that a tab or device that slept knows how late it is. STATE-41.
 */
export function useWait(first: number): [left: number, wait: (milliseconds: number) => void] {
  const [left, setLeft] = useState(Math.ceil(first / 1_000));
  const [deadline, setDeadline] = useState<number | null>(null);
  const wait = useCallback((milliseconds: number) => {
    setLeft(Math.ceil(milliseconds / 1_000));
    setDeadline(Date.now() + milliseconds);
  }, []);
  useEffect(() => wait(first), [wait, first]);
  useEffect(() => {
    if (deadline === null) return;
    const look = () => {
      setLeft(secondsUntil(deadline));
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    };
    const timer = setInterval(look, turn);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline]);
  return [left, wait];
}

/** 59 → '0:59'. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
