import { useEffect, useState } from 'react';

/**
 * The value after it has not changed for so many milliseconds; `settle` applies it at once. BIZ-08: 500 by default.
 */
export function useSettled<Value>(value: Value, milliseconds = 500): { settled: Value; settle: () => void } {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return { settled, settle: () => setSettled(value) };
}
