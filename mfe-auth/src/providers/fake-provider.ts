import type { SocialMedium } from '@shop/domain';
import { openPopup, randomState } from './popup';
import { ProviderClosed, ProviderRefused } from './provider-problem';
import type { ProviderSettings, SignInOptions, SocialGrant } from './social-grant';
import { readFakeProviderMessage, type FakeProviderMessage } from './fake-provider-message';

/** Milliseconds between checks whether the window is still open. */
const lookEvery = 400;

/** Milliseconds to wait for a message that was sent just before the window closed. */
const grace = 400;

interface Expected {
  popup: Window;
  /** Messages from other origins are ignored. */
  origin: string;
  state: string;
  signal: AbortSignal | undefined;
}

/** Resolves with the first message from this window and origin that has this state; ignores all others (F-41). */
const waitForMessage = ({ popup, origin, state, signal }: Expected): Promise<FakeProviderMessage> =>
  new Promise((resolve, reject) => {
    const done = () => {
      clearInterval(looking);
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
    const looking = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(looking);
      setTimeout(close, grace);
    }, lookEvery);
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
): Promise<SocialGrant> {
  const state = randomState();
  const shop = window.location.origin;
  const address = new URL(`${apiOrigin || shop}/providers/${medium}`);
  address.search = new URLSearchParams({ state, shop, lang: language }).toString();
  const popup = openPopup(address.href, `provider-${state}`);
  const message = await waitForMessage({ popup, origin: address.origin, state, signal });
  if (message.outcome === 'refused') throw new ProviderRefused();
  const { token, uniqueId, email, name, phone } = message;
  return { medium, token, uniqueId, email, name, phone };
}
