import { useLocation, useNavigate } from '@shop/router';
import { useState, useSyncExternalStore } from 'react';
import type { RecoveryNavigation } from './forgot-steps';
import type { Recovery, Target } from '../../flow/recovery';

/** The part of a step that is saved in the browser history; never the code. */
type Remembered = { step: 'verify' | 'reset'; target: Target; sessionInfo: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function remembered(state: unknown): Remembered | null {
  const saved = isObject(state) ? state.recovery : null;
  const isStep =
    isObject(saved) && (saved.step === 'verify' || saved.step === 'reset') && isObject(saved.target);
  return isStep ? (saved as Remembered) : null; // Only the code below writes it.
}

const never = () => () => undefined;

/**
 * The steps as history entries, so that back and reload work as usual. The code stays in memory: after a reload it is
 * requested again. The server always renders the first step.
 */
export function usePageNavigation(): RecoveryNavigation {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [code, setCode] = useState('');
  const saved = isHydrated ? remembered(state) : null;

  const go = (next: Recovery) => {
    if (next.step === 'request') return;
    setCode(next.step === 'reset' ? next.code : '');
    const { step, target } = next;
    const sessionInfo = next.step === 'verify' ? next.sessionInfo : (saved?.sessionInfo ?? '');
    const recovery: Remembered = { step, target, sessionInfo };
    const isSame = step === saved?.step;
    void navigate({ search }, { state: { recovery }, replace: isSame, preventScrollReset: isSame });
  };
  const recovery = ((): Recovery => {
    if (!saved) return { step: 'request' };
    const { target, sessionInfo } = saved;
    return saved.step === 'reset' && code
      ? { step: 'reset', target, code }
      : { step: 'verify', target, sessionInfo };
  })();
  return { recovery, go, startOver: () => void navigate({ search }) };
}
