import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest';

/**
 * Reads everything anew: on opening where the page began with what was known already, on coming to the review, and when
 * the browser brings the page back from its cache. `done` resolves when nothing is being read. D-16.
 */
export function useReading(reread: () => Promise<unknown>, hasStaleResponses: boolean, isReview: boolean) {
  const [pendingCount, setPendingCount] = useState(0);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useLatest(reread);
  const isDue = useRef(hasStaleResponses);

  const read = useCallback(() => {
    setPendingCount((count) => count + 1);
    const reading = latest.current().finally(() => setPendingCount((count) => count - 1));
    running.current = Promise.all([running.current, reading]);
    return reading;
  }, [latest]);

  useEffect(() => {
    if (isDue.current) void read();
    // What was read for the opening is good for whatever step it opens at.
    isDue.current = !isReview;
  }, [read, isReview]);

  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => persisted && void read();
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, [read]);

  return { isReading: pendingCount > 0, read, done: () => running.current };
}
