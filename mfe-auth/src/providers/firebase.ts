import { isRecord } from '@shop/contract';
import { ProviderClosed, ProviderFailed } from './provider-problem';
import { loadVendorSdk } from './vendor-script';

const toolkit = 'https://identitytoolkit.googleapis.com/v1';
const script = (language: string) =>
  `https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`;

/** The parts of reCAPTCHA that are used here. */
interface Recaptcha {
  ready(then: () => void): void;
  render(
    container: HTMLElement,
    settings: {
      sitekey: string;
      size: 'invisible';
      callback: (token: string) => void;
      'error-callback': () => void;
      'expired-callback': () => void;
    },
  ): number;
  execute(widget: number): void;
  reset(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

async function post(url: string, language: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    ...init,
    headers: { 'content-type': 'application/json', 'X-Firebase-Locale': language },
  });
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new ProviderFailed();
  if (response.ok) return body;
  const message = isRecord(body.error) ? body.error.message : '';
  throw new ProviderFailed(typeof message === 'string' ? toMessage(message) : '');
}

/** The readable part of `INVALID_PHONE_NUMBER : Too short.`; '' for a bare code, which tells the visitor nothing. */
const toMessage = (message: string): string => message.replace(/^[A-Z]+(_[A-Z]+)+\s*:?\s*/, '');

/** Proves to Firebase that the visitor is human; a challenge appears only in doubt. */
async function humanProof(recaptcha: Recaptcha, siteKey: string): Promise<string> {
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  const container = document.body.appendChild(document.createElement('div'));
  try {
    return await new Promise((resolve, reject) => {
      const widget = recaptcha.render(container, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => reject(new ProviderFailed()),
        'expired-callback': () => reject(new ProviderClosed()),
      });
      recaptcha.execute(widget);
    });
  } finally {
    container.remove();
  }
}

/** Sends a code to the phone through Firebase; returns the session that the code belongs to. */
export async function sendThroughFirebase(
  phone: string,
  { apiKey }: { apiKey: string },
  language: string,
): Promise<string> {
  const key = encodeURIComponent(apiKey);
  const { recaptchaSiteKey } = await post(`${toolkit}/recaptchaParams?key=${key}`, language);
  if (typeof recaptchaSiteKey !== 'string') throw new ProviderFailed();
  const recaptcha = await loadVendorSdk(script(language), () => window.grecaptcha);
  const recaptchaToken = await humanProof(recaptcha, recaptchaSiteKey);
  const { sessionInfo } = await post(`${toolkit}/accounts:sendVerificationCode?key=${key}`, language, {
    method: 'POST',
    body: JSON.stringify({ phoneNumber: phone, recaptchaToken }),
  });
  if (typeof sessionInfo !== 'string' || !sessionInfo) throw new ProviderFailed();
  return sessionInfo;
}
