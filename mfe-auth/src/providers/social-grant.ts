import type { SocialMedium } from '@shop/domain';

/** What a provider tells of the visitor who has agreed; `token` is the provider's and proves it to the backend. */
export interface SocialGrant {
  medium: SocialMedium;
  token: string;
  uniqueId: string;
  /** '' where the visitor keeps it to themselves. */
  email: string;
  name: string;
  idToken?: string;
}
