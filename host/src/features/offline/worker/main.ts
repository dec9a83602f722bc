import { openNotification, showNotification } from './notifications';
import { createOfflineResponse, randomNonce } from './offline-response';
import { respondWithPage, type FailureReason } from './page-response';
import { respondWithFile, fileCache, isReleaseFile } from './release-file';
import type { FetchEvent, WorkerScope } from './worker-scope';

/** The script of the offline page, inserted by the build. */
declare const OFFLINE_SCRIPT: string;

// Without Workbox: its part here would be two handlers, while what is cached (scripts with integrity only, no page) is our rule.
const scope = self as unknown as WorkerScope; // This file runs in a worker.

const fetchIt = (request: Request) => fetch(request);
const offline = (reason: FailureReason) =>
  createOfflineResponse(OFFLINE_SCRIPT, randomNonce(), reason, scope.shopBrand);

/** Requests that are neither a page nor a release file are left to the browser. */
function handleFetch(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    const preload = event.preloadResponse;
    event.respondWith(respondWithPage({ request, preload }, { fetch: fetchIt, offline }));
  } else if (isReleaseFile(pathname)) {
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    event.respondWith(respondWithFile(request, { caches: scope.caches, fetch: fetchIt, waitUntil }));
  }
}

/** Deletes the caches of earlier workers; open pages are not affected. */
async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  const names = await scope.caches.keys();
  const old = names.filter((name) => name.startsWith('shop-files-') && name !== fileCache);
  await Promise.all(old.map((name) => scope.caches.delete(name)));
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(activate().catch(() => undefined)));
scope.addEventListener('fetch', handleFetch);
scope.addEventListener('push', (event) => event.waitUntil(showNotification(scope, event.data)));
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(scope, event.notification)),
);
