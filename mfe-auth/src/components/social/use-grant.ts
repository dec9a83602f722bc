import type { SocialMedium } from '@shop/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ProviderFailed, ProviderProblem } from '../../providers/provider-problem';
import type { SocialGrant } from '../../providers/social-grant';
import { useProviderSettings } from '../../providers/use-provider-settings';

const loadAdapters = () => import(/* webpackChunkName: "auth-providers" */ '../../providers/sign-in-with');

type Adapters = Awaited<ReturnType<typeof loadAdapters>>;

/** The provider adapters, loaded in advance: a browser opens a window only directly in a click handler. */
function useAdapters(): () => Adapters | Promise<Adapters> {
  const here = useRef<Adapters | null>(null);
  const load = useCallback(async () => (here.current = await loadAdapters()), []);
  useEffect(() => {
    load().catch(() => undefined); // the click loads them again and reports the failure
  }, [load]);
  return () => here.current ?? load();
}

/** A provider whose code is loading or whose window is open. */
export interface PendingGrant {
  medium: SocialMedium;
  isLoading: boolean;
}

/**
 * Requests the visitor's identity from a provider. Clicking again while a window is open starts over; unmounting
 * cancels the pending request.
 */
export function useGrant() {
  const settings = useProviderSettings();
  const adapters = useAdapters();
  const [pending, setPending] = useState<PendingGrant | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** The identity; null when another click has replaced this one. Rejects with `ProviderProblem`. */
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
