/**
 * The state of notifications that reach this browser while the shop is closed (X-09, BIZ-18).
 * `unsupported`: the browser has none, or cannot get any; `denied`: the visitor has blocked them in the browser's settings.
 */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off';

/** Milliseconds to wait for the shop's worker, which is registered only after the page has loaded. */
const workerTimeout = 3_000;

const isSupported = () =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

const timeLimit = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), workerTimeout));

/** The shop's worker; null if none is registered: in development, or after the edge has switched it off. */
const worker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([navigator.serviceWorker.ready, timeLimit()]);

async function subscription(): Promise<PushSubscription | null> {
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The current state, without a prompt. */
export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (!(await worker())) return 'unsupported';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

/** Decodes the shop's key from base64url. */
function toBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  const text = atob(publicKey.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/**
 * Prompts the visitor if the browser has not yet, and subscribes: call it only in response to a press. Afterwards
 * `pushToken` returns what the backend needs (`savePushToken`).
 */
export async function subscribe(publicKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await worker();
  if (!registration) return 'unsupported';
  const { pushManager } = registration;
  const existing = await pushManager.getSubscription();
  // A subscription for another key is useless and blocks a new one.
  if (existing && !isForKey(existing, publicKey)) await existing.unsubscribe();
  try {
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(publicKey) });
    return 'on';
  } catch {
    return 'unsupported'; // a browser without a push service, or one that cannot reach it
  }
}

function isForKey(existing: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = existing.options;
  return key !== null && new Uint8Array(key).join() === toBytes(publicKey).join();
}

/** Unsubscribes: no more messages reach this browser; the backend finds out by itself. */
export async function unsubscribe(): Promise<PushState> {
  await (await subscription())?.unsubscribe();
  return pushState();
}

/** What the backend needs to send to this browser; null if it has not subscribed. */
export async function pushToken(): Promise<string | null> {
  const existing = await subscription();
  return existing && JSON.stringify(existing);
}
