import { ProviderClosed, ProviderFailed, ProviderRefused } from './provider-problem';
import type { SignInOptions, SocialGrant } from './social-grant';
import { loadVendorSdk } from './vendor-script';

const locales: Record<string, string> = { en: 'en_US', ur: 'ur_PK', ar: 'ar_AR' };
const script = (language: string) => `https://connect.facebook.net/${locales[language] ?? 'en_US'}/sdk.js`;

interface FacebookLogin {
  status: string;
  authResponse?: { accessToken: string; userID: string } | null;
}

interface FacebookPerson {
  id?: string;
  name?: string;
  email?: string;
  error?: { message?: string };
}

/** The parts of Facebook's SDK that are used here. */
interface FacebookSdk {
  init(settings: { appId: string; version: string; xfbml: boolean; cookie: boolean }): void;
  login(callback: (login: FacebookLogin) => void, options: { scope: string }): void;
  api(path: string, parameters: { fields: string }, callback: (person: FacebookPerson) => void): void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

/** Facebook reports a closed or blocked window only as 'not connected'. */
const login = (sdk: FacebookSdk): Promise<{ accessToken: string; userID: string }> =>
  new Promise((resolve, reject) =>
    sdk.login(
      ({ status, authResponse }) => {
        if (authResponse) resolve(authResponse);
        else reject(status === 'not_authorized' ? new ProviderRefused() : new ProviderClosed());
      },
      { scope: 'public_profile,email' },
    ),
  );

const fetchPerson = (sdk: FacebookSdk): Promise<FacebookPerson> =>
  new Promise((resolve, reject) =>
    sdk.api('/me', { fields: 'id,name,email' }, (person) => {
      if (person.error) reject(new ProviderFailed(person.error.message));
      else resolve(person);
    }),
  );

/** Facebook's SDK, in Facebook's window. */
export async function signInWithFacebook(
  { appId, language }: { appId: string; language: string },
  { onLoading }: SignInOptions = {},
): Promise<SocialGrant> {
  const sdk = await loadVendorSdk(script(language), () => window.FB, onLoading);
  sdk.init({ appId, version: 'v21.0', xfbml: false, cookie: false });
  const { accessToken, userID } = await login(sdk);
  const { name = '', email = '' } = await fetchPerson(sdk);
  return { medium: 'facebook', token: accessToken, uniqueId: userID, email, name };
}
