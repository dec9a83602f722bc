import type { ShopConfig, SocialMedium } from '@shop/domain';

/** What a provider confirms about the visitor; input of `socialLogin` and `socialRegister`. D-26. */
export interface SocialGrant {
  medium: SocialMedium;
  /** The provider's token; only the server relies on it. */
  token: string;
  uniqueId: string;
  /** '' when the provider gave none. */
  email: string;
  name: string;
  /** Few providers give one. */
  phone?: string;
  /** Apple only. */
  idToken?: string;
}

/** Settings for signing in at a provider. */
export interface ProviderSettings {
  providers: ShopConfig['providers'];
  /** '' for this origin. */
  apiOrigin: string;
  language: string;
}

export interface SignInOptions {
  /** Aborting closes the window and rejects as if the visitor had closed it. */
  signal?: AbortSignal;
  /** Called when a vendor's script starts and stops loading: 'Loading Apple Login...' (AUTH-02). */
  onLoading?: (isLoading: boolean) => void;
}
