/**
 * Where this browser stands with notifications that reach it while the shop is closed (X-09, BIZ-18).
 * `unsupported`: it has none, or none can be had; `denied`: its visitor has forbidden them in the browser's settings.
 */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off';

/** Milliseconds for the shop's worker, which is registered only after the page has loaded. */
const workerTimeout = 3_000;

const isSupported = () =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

const timeLimit = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), workerTimeout));

/** The shop's own worker; null where none is registered: in development, or when the edge has taken it back. */
const worker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([navigator.serviceWorker.ready, timeLimit()]);

async function subscription(): Promise<PushSubscription | null> {
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Shows no prompt. */
export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (!(await worker())) return 'unsupported';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

/** The key of the shop as bytes; it comes as base64url. */
function toBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  const text = atob(publicKey.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/**
 * Asks the visitor, where the browser has not asked yet, and subscribes: only for use in answer to a press. Then
 * `pushToken` has what the backend must know (`savePushToken`).
 */
export async function subscribe(publicKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await worker();
  if (!registration) return 'unsupported';
  const { pushManager } = registration;
  const existing = await pushManager.getSubscription();
  // One for another key is useless here and blocks a new one.
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

/** No more messages reach this browser; the backend finds out by itself. */
export async function unsubscribe(): Promise<PushState> {
  await (await subscription())?.unsubscribe();
  return pushState();
}

/** What the backend sends to this browser with; null where it has not subscribed. */
export async function pushToken(): Promise<string | null> {
  const existing = await subscription();
  return existing && JSON.stringify(existing);
}
