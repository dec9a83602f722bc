import type { SocialMedium } from '@shop/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ProviderFailed, ProviderProblem } from '../../providers/provider-problem';
import type { SocialGrant } from '../../providers/social-grant';
import { useProviderSettings } from '../../providers/use-provider-settings';

const loadAdapters = () => import(/* webpackChunkName: "auth-providers" */ '../../providers/sign-in-with');

type Adapters = Awaited<ReturnType<typeof loadAdapters>>;

/** The adapters, fetched while the visitor reads: a window opens only straight from a press. */
function useAdapters(): () => Adapters | Promise<Adapters> {
  const here = useRef<Adapters | null>(null);
  const load = useCallback(async () => (here.current = await loadAdapters()), []);
  useEffect(() => {
    load().catch(() => undefined); // the press tries again, and says so
  }, [load]);
  return () => here.current ?? load();
}

/** What is under way: a provider whose code is being loaded, or whose window is open. */
export interface PendingGrant {
  medium: SocialMedium;
  isLoading: boolean;
}

/**
 * Asks a provider for the visitor. A press while its window is open, lost behind another perhaps, begins anew; what is
 * still under way ends with the part that asked.
 */
export function useGrant() {
  const settings = useProviderSettings();
  const adapters = useAdapters();
  const [pending, setPending] = useState<PendingGrant | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** The grant; null when another press has taken the place of this one. Rejects with `ProviderProblem`. */
  const requestGrant = async (medium: SocialMedium): Promise<SocialGrant | null> => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    const onLoading = (isLoading: boolean) => {
      if (!own.signal.aborted) setPending({ medium, isLoading });
    };
    try {
      const ready = adapters();
      onLoading(ready instanceof Promise);
      const { signInWith } = ready instanceof Promise ? await ready : ready;
      onLoading(false);
      const grant = await signInWith(medium, settings, { signal: own.signal, onLoading });
      return own.signal.aborted ? null : grant;
    } catch (cause) {
      if (own.signal.aborted) return null;
      throw cause instanceof ProviderProblem ? cause : new ProviderFailed();
    } finally {
      if (!own.signal.aborted) setPending(null);
    }
  };
  return { pending, requestGrant };
}
