import { isRecord } from '@shop/contract';
import { ProviderBlocked, ProviderClosed, ProviderFailed, ProviderRefused } from './provider-problem';
import type { SignInOptions, SocialGrant } from './social-grant';
import { loadVendorSdk } from './vendor-script';

const script = 'https://accounts.google.com/gsi/client';
const userInfo = 'https://www.googleapis.com/oauth2/v3/userinfo';

interface TokenResponse {
  access_token?: string;
  error?: string;
}

/** The parts of Google Identity Services that are used here. */
interface GoogleIdentity {
  initTokenClient(settings: {
    client_id: string;
    scope: string;
    callback: (response: TokenResponse) => void;
    error_callback: (error: { type: string }) => void;
  }): { requestAccessToken(): void };
}

declare global {
  interface Window {
    google?: { accounts?: { oauth2?: GoogleIdentity } };
  }
}

const toProblem = (type: string) => {
  if (type === 'popup_failed_to_open') return new ProviderBlocked();
  return type === 'popup_closed' ? new ProviderClosed() : new ProviderFailed();
};

const accessToken = (identity: GoogleIdentity, clientId: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const client = identity.initTokenClient({
      client_id: clientId,
      scope: 'openid email profile',
      callback: ({ access_token: token, error }) => {
        if (token) resolve(token);
        else reject(error === 'access_denied' ? new ProviderRefused() : new ProviderFailed());
      },
      error_callback: ({ type }) => reject(toProblem(type)),
    });
    client.requestAccessToken();
  });

async function fetchPerson(token: string): Promise<Record<string, unknown>> {
  const response = await fetch(userInfo, { headers: { authorization: `Bearer ${token}` } });
  const person: unknown = await response.json();
  if (!response.ok || !isRecord(person)) throw new ProviderFailed();
  return person;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Google Identity Services, in Google's window. */
export async function signInWithGoogle(
  { clientId }: { clientId: string },
  { onLoading }: SignInOptions = {},
): Promise<SocialGrant> {
  const identity = await loadVendorSdk(script, () => window.google?.accounts?.oauth2, onLoading);
  const token = await accessToken(identity, clientId);
  const { sub, email, name } = await fetchPerson(token);
  const uniqueId = toText(sub);
  if (!uniqueId) throw new ProviderFailed();
  return { medium: 'google', token, uniqueId, email: toText(email), name: toText(name) };
}
