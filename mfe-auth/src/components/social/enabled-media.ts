import type { ShopConfig, SocialMedium } from '@shop/domain';

const media = ['google', 'facebook', 'apple'] as const satisfies readonly SocialMedium[];

/** Providers that the shop lets in, in the order shown. AUTH-02. */
export const enabledMedia = (login: ShopConfig['login']): SocialMedium[] =>
  login.social ? media.filter((medium) => login[medium]) : [];
