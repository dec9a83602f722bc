import { useCallback, useEffect, useRef } from 'react';

/**
 * Of several calls the last one counts, however long an earlier one takes (F-30). Returns `begin`, which returns whether the
 * call that begins is still the last. None is any more once another begins, or the component is unmounted.
 */
export function useLatestCall(): () => () => boolean {
  const latest = useRef(0);
  const begin = useCallback(() => {
    const call = (latest.current += 1);
    return () => latest.current === call;
  }, []);
  useEffect(() => () => void begin(), [begin]);
  return begin;
}
