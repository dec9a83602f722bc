import type { SocialMedium } from '@shop/domain';

export const providerNames: Record<SocialMedium, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
