import { useEffect } from 'react';
import { create } from 'zustand';
import { whenIdle } from './when-idle';

const useIdleState = create(() => ({ isIdle: false }));

/**
 * Whether the browser has been idle since the document was loaded; from then on it is true on every page. On a server and
 * while its HTML is hydrated it is false.
 */
export function useIdle(): boolean {
  const isIdle = useIdleState((state) => state.isIdle);
  useEffect(() => {
    if (!isIdle) whenIdle(() => useIdleState.setState({ isIdle: true }));
  }, [isIdle]);
  return isIdle;
}
