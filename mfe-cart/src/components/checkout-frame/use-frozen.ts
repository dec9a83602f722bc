import { useEffect, useState } from 'react';

/**
 * Once it is ordered, the cart is empty; the page keeps showing the frozen value until it is left. A page that returns
 * from the browser's cache shows the current value again.
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
