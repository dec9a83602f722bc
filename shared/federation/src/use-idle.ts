import { useEffect } from 'react';
import { create } from 'zustand';
import { whenIdle } from './when-idle';

const useIdleState = create(() => ({ isIdle: false, isWaiting: false }));

function wait() {
  const { isWaiting } = useIdleState.getState();
  if (isWaiting) return;
  useIdleState.setState({ isWaiting: true });
  whenIdle(() => useIdleState.setState({ isIdle: true }));
}

/**
 * Whether the browser has been idle since the document was loaded; from then on it is true on every page. On a server and
 * while its HTML is hydrated it is false.
 */
export function useIdle(): boolean {
  useEffect(wait, []);
  return useIdleState((state) => state.isIdle);
}
