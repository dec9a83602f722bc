import { useEffect, useState } from 'react';

/**
 * Once something is ordered it is gone from its cart; the page shows it as it was held until the page is left. One that comes
 * back from the browser's cache looks anew.
 */
export function useFrozen<Value>(value: Value): { value: Value; freeze: () => void } {
  const [frozen, setFrozen] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => persisted && setFrozen(null);
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, []);
  return { value: frozen ? frozen.value : value, freeze: () => setFrozen({ value }) };
}
