import type { ShopConfig, SocialMedium } from '@shop/domain';

const media = ['google', 'facebook', 'apple'] as const satisfies readonly SocialMedium[];

/** The providers that the shop has enabled, in the order shown. AUTH-02. */
export const getEnabledMedia = (login: ShopConfig['login']): SocialMedium[] =>
  login.social ? media.filter((medium) => login[medium]) : [];

export type SignInLayout =
  | 'otp'
  | 'manual'
  | 'social'
  | 'otp_manual'
  | 'otp_social'
  | 'manual_social'
  | 'all';

/** By password, or by a code sent to a phone. */
export type FormMethod = 'manual' | 'otp';

/** What a layout shows: its forms (the first open, the second behind a button) and the provider buttons. */
export const layouts: Record<SignInLayout, { methods: readonly FormMethod[]; social: boolean }> = {
  otp: { methods: ['otp'], social: false },
  manual: { methods: ['manual'], social: false },
  social: { methods: [], social: true },
  otp_manual: { methods: ['manual', 'otp'], social: false },
  otp_social: { methods: ['otp'], social: true },
  manual_social: { methods: ['manual'], social: true },
  all: { methods: ['manual', 'otp'], social: true },
};

/**
 * The layout for the sign-in methods that the shop has enabled; null when there is none. Providers count when there
 * is at least one. AUTH-02.
 */
export function getSignInLayout(login: ShopConfig['login']): SignInLayout | null {
  const enabled = [
    login.otp && 'otp',
    login.manual && 'manual',
    getEnabledMedia(login).length > 0 && 'social',
  ].filter(Boolean);
  if (enabled.length === 3) return 'all';
  // Every other layout is named after its methods, in this order.
  return enabled.length ? (enabled.join('_') as SignInLayout) : null;
}
