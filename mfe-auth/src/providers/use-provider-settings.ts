import { useShopConfig } from '@shop/api';
import { useSession } from '@shop/session';
import { useMemo } from 'react';
import type { ProviderSettings } from './social-grant';

const none: ProviderSettings['providers'] = { google: null, facebook: null, apple: null, phone: null };

/** The provider settings of this shop. */
export function useProviderSettings(): ProviderSettings {
  const providers = useShopConfig()?.providers ?? none;
  const apiOrigin = useSession((session) => session.apiOrigin);
  const language = useSession((session) => session.language);
  return useMemo(() => ({ providers, apiOrigin, language }), [providers, apiOrigin, language]);
}
