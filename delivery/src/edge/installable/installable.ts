import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@shop/contract';
import { LANGUAGE_PARAMETER } from '@shop/federation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '../../objects/object-store';
import type { ApiCache } from '../api-cache';
import type { LiveReleases } from '../live-releases';
import { getShopName } from '../shop-name';
import { ReleaseSets } from '../release-set';
import { readVisitor } from '../visitor';
import { getOrigin, type EdgeSettings } from '../settings';
import { sharePath, webManifest } from './manifest';
import { toSharedAddress, type SharedContent } from './shared-text';
import { writeWorkerBrand } from './worker-brand';
import { removingWorker, WorkerFiles } from './worker-file';

export interface InstallableOptions {
  live: LiveReleases;
  apiCache: ApiCache;
  objects: ObjectStore;
  /** Without `hasWorker` the worker is removed from every browser. */
  settings: Pick<EdgeSettings, 'hasWorker' | 'publicOrigin' | 'isSecure' | 'brand'>;
}

/** Milliseconds to wait for the shop's name. */
const wait = 1_000;

const folder = join(import.meta.dirname, 'icons');
const readIcons = () =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const));

/** A worker loads only what pages of this origin request. */
const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  // Revalidated with every page, so that a worker can be replaced or removed within minutes.
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'x-content-type-options': 'nosniff',
};

const text = { type: 'string', maxLength: 4_000 };
/** A parameter that comes twice or is too long is refused with 400. */
const sharedContent = {
  schema: { querystring: { type: 'object', properties: { title: text, text, url: text } } },
};

const getVisitor = ({ headers, url }: FastifyRequest) => {
  const requested = new URL(url, 'http://shop').searchParams.get(LANGUAGE_PARAMETER);
  // A manifest is requested without the cookie: its address contains the language.
  return readVisitor(headers.cookie, headers['accept-language'], requested);
};

/** Makes the shop installable on a visitor's device, and its offline page possible. */
export async function installable(
  app: FastifyInstance,
  { live, apiCache, objects, settings }: InstallableOptions,
): Promise<void> {
  const sets = new ReleaseSets();
  const files = new WorkerFiles(objects);
  const icons = readIcons();
  const { brand } = settings;
  const workerBrand = writeWorkerBrand(brand);

  app.get('/sw.js', async (request, reply) => {
    const set = live.current && sets.for(live.current, getVisitor(request));
    const own = set && settings.hasWorker ? await files.get(set.host).catch(() => undefined) : null;
    // If this fails, a browser keeps its current worker.
    if (own === undefined)
      return reply
        .code(503)
        .headers({ ...workerHeaders, 'retry-after': '2' })
        .send('');
    // A release without a worker must not run a later release's worker: so a rollback removes it.
    return reply.headers(workerHeaders).send(own === null ? removingWorker : workerBrand + own);
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const visitor = getVisitor(request);
    const shop = getShopName(await apiCache.get(config, {}, visitor, wait));
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'cookie, accept-language',
      })
      .send(JSON.stringify(webManifest(shop, visitor.language, brand?.colors.light)));
  });

  app.get<{ Querystring: SharedContent }>(sharePath, sharedContent, ({ headers, query }, reply) => {
    const origin = getOrigin(settings, headers.host) ?? '';
    return reply.header('cache-control', 'no-store').redirect(toSharedAddress(query, origin), 303);
  });

  const sendIcon = (reply: FastifyReply, name: string) => {
    const icon = brand?.files.get(`icons/${name}`) ?? icons.get(name);
    if (!icon) return reply.code(404).header('cache-control', 'no-store').send('');
    return reply
      .headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' })
      .send(icon);
  };

  app.get<{ Params: { name: string } }>('/icons/:name', ({ params }, reply) => sendIcon(reply, params.name));

  // Browsers request it where an address has no page that names an icon, such as the sitemap.
  app.get('/favicon.ico', (_request, reply) => sendIcon(reply, 'icon-192.png'));
}
