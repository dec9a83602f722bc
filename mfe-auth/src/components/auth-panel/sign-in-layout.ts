import type { ShopConfig } from '@shop/domain';
import { enabledMedia } from '../social/enabled-media';

export type SignInLayout =
  'otp' | 'manual' | 'social' | 'otp_manual' | 'otp_social' | 'manual_social' | 'all';

/** By password, or by a code that is sent to a phone. */
export type FormMethod = 'manual' | 'otp';

/** What a layout shows: forms, the first of them at once and another behind a button, and the providers. */
export const layouts: Record<SignInLayout, { methods: readonly FormMethod[]; social: boolean }> = {
  otp: { methods: ['otp'], social: false },
  manual: { methods: ['manual'], social: false },
  social: { methods: [], social: true },
  otp_manual: { methods: ['manual', 'otp'], social: false },
  otp_social: { methods: ['otp'], social: true },
  manual_social: { methods: ['manual'], social: true },
  all: { methods: ['manual', 'otp'], social: true },
};

/** The layout of what the shop has enabled; null where nobody can sign in. Providers count where there is one. AUTH-02. */
export function signInLayout(login: ShopConfig['login']): SignInLayout | null {
  const enabled = [
    login.otp && 'otp',
    login.manual && 'manual',
    enabledMedia(login).length > 0 && 'social',
  ].filter(Boolean);
  if (enabled.length === 3) return 'all';
  // Every other choice of the three, in this order, is called by its parts.
  return enabled.length ? (enabled.join('_') as SignInLayout) : null;
}
