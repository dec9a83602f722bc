import type { SocialMedium } from '@shop/domain';
import { openPopup, createState } from './popup';
import { ProviderClosed, ProviderRefused } from './provider-problem';
import type { ProviderSettings, SignInOptions, SocialIdentity } from './social-identity';
import { isRecord } from '@shop/contract';

/** The message from the fake provider's last page to its opener. */
type FakeProviderMessage =
  | { outcome: 'refused' }
  | { outcome: 'granted'; token: string; uniqueId: string; email: string; name: string; phone: string };

const longest = 500;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

/** Reads the message for the request with this state; null for anything else (F-41). */
function readFakeProviderMessage(data: unknown, state: string): FakeProviderMessage | null {
  if (!isRecord(data) || data.kind !== 'shop-provider' || data.state !== state) return null;
  const { outcome, token, uniqueId, email, name, phone } = data;
  if (outcome === 'refused') return { outcome };
  if (outcome !== 'granted' || !isText(token) || !isText(uniqueId) || !token || !uniqueId) return null;
  if (!isText(email) || !isText(name) || !isText(phone)) return null;
  return { outcome, token, uniqueId, email, name, phone };
}

/** Milliseconds between checks whether the window is still open. */
const pollInterval = 400;

/** Milliseconds to wait for a message that was sent just before the window closed. */
const messageDelay = 400;

interface ExpectedMessage {
  popup: Window;
  /** Messages from other origins are ignored. */
  origin: string;
  state: string;
  signal: AbortSignal | undefined;
}

/** Resolves with the first message from this window and origin that has this state; ignores all others (F-41). */
const waitForMessage = ({ popup, origin, state, signal }: ExpectedMessage): Promise<FakeProviderMessage> =>
  new Promise((resolve, reject) => {
    const done = () => {
      clearInterval(poll);
      window.removeEventListener('message', handleMessage);
      signal?.removeEventListener('abort', abort);
    };
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== popup) return;
      const message = readFakeProviderMessage(event.data, state);
      if (!message) return;
      done();
      popup.close();
      resolve(message);
    };
    const close = () => {
      done();
      reject(new ProviderClosed());
    };
    const abort = () => {
      popup.close();
      close();
    };
    const poll = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll);
      setTimeout(close, messageDelay);
    }, pollInterval);
    window.addEventListener('message', handleMessage);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  });

/**
 * Signs in at the page that the backend serves as a fake for a provider without a key (D-26). Must be called in a
 * click handler: browsers open no window otherwise.
 */
export async function signInAtFakeProvider(
  medium: SocialMedium,
  { apiOrigin, language }: ProviderSettings,
  { signal }: SignInOptions = {},
): Promise<SocialIdentity> {
  const state = createState();
  const shop = window.location.origin;
  const address = new URL(`${apiOrigin || shop}/providers/${medium}`);
  address.search = new URLSearchParams({ state, shop, lang: language }).toString();
  const popup = openPopup(address.href, `provider-${state}`);
  const message = await waitForMessage({ popup, origin: address.origin, state, signal });
  if (message.outcome === 'refused') throw new ProviderRefused();
  const { token, uniqueId, email, name, phone } = message;
  return { medium, token, uniqueId, email, name, phone };
}
