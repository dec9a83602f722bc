import { useCache } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest';

/**
 * Reads everything again, the wallet's balance too: on opening with cached responses, on entering the review, and when the
 * browser restores the page from its cache. `done` resolves when nothing is being read. D-16.
 */
export function useReading(reread: () => Promise<unknown>, hasStaleResponses: boolean, isReview: boolean) {
  const [pendingCount, setPendingCount] = useState(0);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const cache = useCache();
  const latest = useLatest(reread);
  const isDue = useRef(hasStaleResponses);

  const read = useCallback(() => {
    setPendingCount((count) => count + 1);
    const customer = cache.refresh(customerInfo).catch(() => undefined); // what is shown stays
    const reading = Promise.all([latest.current(), customer]).finally(() =>
      setPendingCount((count) => count - 1),
    );
    running.current = Promise.all([running.current, reading]);
    return reading;
  }, [latest, cache]);

  useEffect(() => {
    if (isDue.current) void read();
    // What was read on opening is current for the step that is open then.
    isDue.current = !isReview;
  }, [read, isReview]);

  useEffect(() => {
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && void read();
    window.addEventListener('pageshow', readAgain);
    return () => window.removeEventListener('pageshow', readAgain);
  }, [read]);

  return { isReading: pendingCount > 0, read, done: () => running.current };
}
