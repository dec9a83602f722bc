import { isRecord } from '@shop/contract';
import { randomState } from './popup';
import { ProviderBlocked, ProviderClosed, ProviderFailed, ProviderRefused } from './provider-problem';
import type { SignInOptions, SocialGrant } from './social-grant';
import { loadVendorSdk } from './vendor-script';

const locales: Record<string, string> = { en: 'en_US', ur: 'ur_PK', ar: 'ar_SA' };
const script = (language: string) =>
  `https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/${locales[language] ?? 'en_US'}/appleid.auth.js`;

interface AppleResponse {
  authorization: { code: string; id_token: string; state?: string };
  /** Sent at the first sign-in only. */
  user?: { name?: { firstName?: string; lastName?: string } };
}

/** The parts of Apple's script that are used here. */
interface AppleAuth {
  init(settings: {
    clientId: string;
    scope: string;
    redirectURI: string;
    state: string;
    nonce: string;
    usePopup: boolean;
  }): void;
  signIn(): Promise<AppleResponse>;
}

declare global {
  interface Window {
    AppleID?: { auth?: AppleAuth };
  }
}

/** The claims of an id token. Nothing here relies on them: the server checks the signature. */
function readClaims(idToken: string): Record<string, unknown> {
  try {
    const payload = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isRecord(claims)) return claims;
  } catch {
    // Invalid tokens throw below.
  }
  throw new ProviderFailed();
}

function toProblem(cause: unknown) {
  const error = isRecord(cause) ? cause.error : null;
  if (error === 'popup_closed_by_user') return new ProviderClosed();
  if (error === 'popup_blocked_by_browser') return new ProviderBlocked();
  return error === 'user_cancelled_authorize' ? new ProviderRefused() : new ProviderFailed();
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Sign in with Apple, in Apple's window. */
export async function signInWithApple(
  { clientId, redirectUrl, language }: { clientId: string; redirectUrl: string; language: string },
  { onLoading }: SignInOptions = {},
): Promise<SocialGrant> {
  const auth = await loadVendorSdk(script(language), () => window.AppleID?.auth, onLoading);
  const [state, nonce] = [randomState(), randomState()];
  const redirectURI = redirectUrl || window.location.origin;
  auth.init({ clientId, scope: 'name email', redirectURI, state, nonce, usePopup: true });
  const { authorization, user } = await auth.signIn().catch((cause: unknown) => {
    throw toProblem(cause);
  });
  const { sub, email, nonce: responseNonce } = readClaims(authorization.id_token);
  // The response belongs to another request (F-41).
  if (authorization.state !== state || responseNonce !== nonce || !toText(sub)) throw new ProviderFailed();
  const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ');
  const { code, id_token: idToken } = authorization;
  return {
    medium: 'apple',
    token: code,
    uniqueId: toText(sub),
    email: toText(email),
    name,
    idToken,
  };
}
