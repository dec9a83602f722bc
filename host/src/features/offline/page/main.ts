import { readLastSeen } from '../last-seen';
import { pictureCache } from '../picture-cache';
import { draw, type Reason } from './draw';
import { getBrandName, hideNameBesideWideLogo } from './shop-brand';
import { getTexts } from './texts';

/** Milliseconds between two checks whether the shop is reachable again. */
const pause = 4_000;

/** Accessing `localStorage` throws when a browser forbids it. */
function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isDark(): boolean {
  try {
    return (JSON.parse(stored('settings') ?? '{}') as { theme?: unknown }).theme === 'dark';
  } catch {
    return false;
  }
}

/** Pictures come from the cache, because there is no network. */
async function showPictures(): Promise<void> {
  if (!('caches' in window) || !(await caches.has(pictureCache))) return;
  const cache = await caches.open(pictureCache);
  for (const frame of document.querySelectorAll<HTMLElement>('[data-picture]')) {
    const cached = await cache.match(frame.dataset.picture ?? '');
    if (!cached) continue;
    const image = document.createElement('img');
    image.alt = '';
    image.src = URL.createObjectURL(await cached.blob());
    frame.replaceChildren(image);
  }
}

const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const reload = () => window.location.reload();

/** Reloads when the shop is reachable again. After a slow response it does not retry. */
function waitForShop(reason: Reason): void {
  window.addEventListener('online', reload);
  if (reason === 'slow') return;
  setInterval(() => {
    if (document.visibilityState === 'visible') void isReachable().then((is) => is && reload());
  }, pause);
}

/** Renders the offline page. */
export function start(): void {
  const { documentElement: html } = document;
  const isSlow = html.dataset.reason === 'slow';
  const { language, direction, texts } = getTexts(stored('language'), navigator.languages);
  html.lang = language;
  html.dir = direction;
  html.dataset.theme = isDark() ? 'dark' : 'light';
  const root = document.getElementById('main');
  const shopName = document.getElementById('shop');
  if (!root || !shopName) return;
  const seen = readLastSeen({ getItem: stored });
  const lastSeen = { ...seen, shop: getBrandName(shopName.dataset.names, language) ?? seen.shop };
  const getReason = (): Reason => (isSlow ? 'slow' : navigator.onLine ? 'unreachable' : 'offline');
  const reason = getReason();
  const { pathname: path } = window.location;
  const showReason = draw(root, { path, texts, language, reason, lastSeen, onRetry: reload });
  shopName.textContent = lastSeen.shop;
  hideNameBesideWideLogo(document.querySelectorAll('img.logo'), shopName);
  waitForShop(reason);
  window.addEventListener('offline', () => showReason(getReason()));
  void showPictures().catch(() => undefined);
}

start();
