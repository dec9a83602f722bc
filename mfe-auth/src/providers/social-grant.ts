import type { ShopConfig, SocialMedium } from '@shop/domain';

/** What a provider tells of somebody who has let it: what `socialLogin` and `socialRegister` are asked with. D-26. */
export interface SocialGrant {
  medium: SocialMedium;
  /** The provider's secret; the server alone believes it. */
  token: string;
  uniqueId: string;
  /** '' where the provider told none. */
  email: string;
  name: string;
  /** Where the provider told one, which is rare. */
  phone?: string;
  /** Apple's. */
  idToken?: string;
}

/** Where signing in at a provider is to happen. */
export interface ProviderSettings {
  providers: ShopConfig['providers'];
  /** '' for this origin. */
  apiOrigin: string;
  language: string;
}

export interface SignInOptions {
  /** Gives up: the window is closed and the promise ends as if the visitor had closed it. */
  signal?: AbortSignal;
  /** While a vendor's script is on its way: 'Loading Apple Login...' (AUTH-02). */
  onLoading?: (isLoading: boolean) => void;
}
