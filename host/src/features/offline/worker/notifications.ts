import type { WorkerScope } from './worker-scope';

/** A push message as the backend writes it. */
interface PushMessage {
  title: string;
  body: string;
  /** Path within the shop. */
  link: string;
  tag: string;
  lang: string;
}

const maxLength = 300;
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxLength) : '');
const home = '/';

/** Reduces a link to an address within the shop (F-37). */
export function toOwnLink(link: unknown, origin: string): string {
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return home;
  const { origin: there, pathname, search } = new URL(link, origin);
  return there === origin ? pathname + search : home;
}

function parsePushMessage(value: unknown, origin: string): PushMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, body, link, tag, lang } = value as Record<string, unknown>;
  if (!text(title)) return null;
  return {
    title: text(title),
    body: text(body),
    link: toOwnLink(link, origin),
    tag: text(tag),
    lang: text(lang).slice(0, 5),
  };
}

/** Writes on the app's icon how many notifications have not been opened, where the system can. */
async function showBadge({ registration, navigator }: WorkerScope): Promise<void> {
  const { length } = await registration.getNotifications();
  await (length > 0 ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.());
}

const rightToLeft = new Set(['ar', 'ur']);

/** Shows a notification. A later message about the same order replaces the earlier one. */
export async function showNotification(scope: WorkerScope, data: { json(): unknown } | null): Promise<void> {
  let value: unknown = null;
  try {
    value = data?.json();
  } catch {
    // The message is not from the shop's backend.
  }
  const message = parsePushMessage(value, scope.location.origin);
  if (!message) return;
  const { title, body, link, tag, lang } = message;
  await scope.registration.showNotification(title, {
    body,
    ...(tag ? { tag } : {}),
    lang,
    dir: rightToLeft.has(lang) ? 'rtl' : 'ltr',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { link },
  });
  await showBadge(scope).catch(() => undefined);
}

/** Focuses the tab that shows the target already, otherwise opens a new one; other tabs keep their page. */
export async function openNotification(scope: WorkerScope, notification: Notification): Promise<void> {
  notification.close();
  await showBadge(scope).catch(() => undefined);
  const { origin } = scope.location;
  const { link } = (notification.data ?? {}) as { link?: unknown }; // `showNotification` has written it.
  const target = origin + toOwnLink(link, origin);
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url === target);
  await (open ? open.focus() : scope.clients.openWindow(target));
}
