import type { SocialMedium } from '@shop/domain';
import { signInWithApple } from './apple';
import { signInWithFacebook } from './facebook';
import { signInWithGoogle } from './google';
import { ProviderFailed, ProviderProblem } from './provider-problem';
import type { ProviderSettings, SignInOptions, SocialGrant } from './social-grant';
import { signInAtFakeProvider } from './fake-provider';

function begun(
  medium: SocialMedium,
  settings: ProviderSettings,
  options: SignInOptions,
): Promise<SocialGrant> {
  const { language, providers } = settings;
  if (medium === 'google' && providers.google) return signInWithGoogle(providers.google, options);
  if (medium === 'facebook' && providers.facebook)
    return signInWithFacebook({ ...providers.facebook, language }, options);
  if (medium === 'apple' && providers.apple)
    return signInWithApple({ ...providers.apple, language }, options);
  return signInAtFakeProvider(medium, settings, options);
}

/**
 * Signs the visitor in at a provider: with the vendor's script if the shop has a key for it, otherwise with the
 * backend's fake provider (D-26). Must be called in a click handler. Rejects with `ProviderProblem` only: refused,
 * closed, blocked or failed.
 */
export async function signInWith(
  medium: SocialMedium,
  settings: ProviderSettings,
  options: SignInOptions = {},
): Promise<SocialGrant> {
  try {
    return await begun(medium, settings, options);
  } catch (cause) {
    throw cause instanceof ProviderProblem ? cause : new ProviderFailed();
  }
}
