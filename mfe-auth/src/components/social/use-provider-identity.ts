import type { SocialMedium } from '@shop/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ProviderFailed, ProviderProblem } from '../../providers/provider-problem';
import type { SocialIdentity } from '../../providers/social-identity';
import { useProviderSettings } from '../../providers/use-provider-settings';

const loadAdapters = () => import(/* webpackChunkName: "auth-providers" */ '../../providers/sign-in-with');

type Adapters = Awaited<ReturnType<typeof loadAdapters>>;

/** The provider adapters, loaded in advance: a browser opens a window only directly in a click handler. */
function useAdapters(): () => Adapters | Promise<Adapters> {
  const loaded = useRef<Adapters | null>(null);
  const load = useCallback(async () => (loaded.current = await loadAdapters()), []);
  useEffect(() => {
    load().catch(() => undefined); // the click loads them again and reports the failure
  }, [load]);
  return () => loaded.current ?? load();
}

/** A provider whose code is loading or whose window is open. */
export interface PendingProvider {
  medium: SocialMedium;
  isLoading: boolean;
}

/**
 * Requests the visitor's identity from a provider. Clicking again while a window is open starts over; unmounting
 * cancels the pending request.
 */
export function useProviderIdentity() {
  const settings = useProviderSettings();
  const adapters = useAdapters();
  const [pending, setPending] = useState<PendingProvider | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** The identity; null when another click has replaced this one. Rejects with `ProviderProblem`. */
  const requestIdentity = async (medium: SocialMedium): Promise<SocialIdentity | null> => {
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
      const identity = await signInWith(medium, settings, { signal: own.signal, onLoading });
      return own.signal.aborted ? null : identity;
    } catch (cause) {
      if (own.signal.aborted) return null;
      throw cause instanceof ProviderProblem ? cause : new ProviderFailed();
    } finally {
      if (!own.signal.aborted) setPending(null);
    }
  };
  return { pending, requestIdentity };
}
