import { useEffect, useState } from 'react';

/**
 * Once something is ordered it is gone from its cart; the page shows it as it was held until the page is left. One that comes
 * back from the browser's cache looks anew.
 */
export function useHeld<Value>(value: Value): { value: Value; hold: () => void } {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => persisted && setHeld(null);
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, []);
  return { value: held ? held.value : value, hold: () => setHeld({ value }) };
}
