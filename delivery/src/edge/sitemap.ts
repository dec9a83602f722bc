import { isRecord, moduleList, zoneList, type Endpoint } from '@shop/contract';
import { findEndpoint } from '@shop/contract/registry';
import { getInitialQueryArgs, type RouteManifest, type SitemapQuery } from '@shop/federation';
import type { FastifyInstance } from 'fastify';
import { getDefault } from '../release-table';
import type { ApiCache } from './api-cache';
import { escapeHtml } from './escape';
import { releaseKey, type Live, type LiveReleases } from './live-releases';
import { beforeSettings, readModel } from './read-model';
import { readVisitor, type Visitor } from './visitor';

export interface SitemapOptions {
  live: LiveReleases;
  apiCache: ApiCache;
  /** The shop's origin for a request; null: unknown. */
  getOrigin: (host: string | undefined) => string | null;
}

/** Milliseconds: timeout of one response, lifetime of a sitemap, and of the one before where a list is missing. */
const wait = 5_000;
const life = 60 * 60_000;
const retryPause = 60_000;
/** Pages of one list, and addresses of one sitemap (the limit of the protocol is 50,000). */
const mostPages = 10;
const mostAddresses = 45_000;

const byPages = { limit: 100, offset: 1 };
/** By path: what routes of releases that do not declare `sitemap` list. */
const declaredBefore: Record<string, SitemapQuery> = {
  '/store/:id': { endpoint: 'storeList', args: { params: { filter: 'all' }, query: byPages } },
  '/category/:id': { endpoint: 'categoryList' },
  '/product/:id': {
    endpoint: 'categoryItems',
    args: { params: { id: ':id' }, query: byPages },
    each: 'categoryList',
  },
};

/** The routes of the default releases. */
const getRoutes = ({ table, releases }: Live): RouteManifest[] =>
  Object.entries(table.microFrontends).flatMap(([app, entries]) => {
    const version = getDefault(entries)?.metadata.version;
    return (version && releases.get(releaseKey(app, version))?.manifest.routes) || [];
  });

interface Entry {
  id: number;
  children?: readonly Entry[];
}

const withChildren = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...withChildren(entry.children ?? [])]);

/** The entries of a list, or of one page of it. */
function entriesIn(model: unknown): Entry[] {
  const entries = isRecord(model) ? model.entries : model;
  return Array.isArray(entries) ? entries : [];
}

/** The backend has not responded: without this list a sitemap would be incomplete. */
class MissingList extends Error {}

/** Reads lists as a visitor in a zone of the module. */
class ListReader {
  constructor(
    private readonly apiCache: ApiCache,
    private readonly visitor: Visitor,
  ) {}

  /** All entries of a list, up to the page limit; throws `MissingList`. `id`: what `:id` stands for. */
  async read(query: SitemapQuery, id?: number): Promise<Entry[]> {
    const endpoint: Endpoint | null = findEndpoint(query.endpoint);
    if (endpoint?.method !== 'GET') return [];
    const all = getInitialQueryArgs(query, { id: String(id) }, new URLSearchParams());
    const limit = all.query?.limit;
    const found: Entry[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const args = typeof limit === 'number' ? { ...all, query: { ...all.query, offset: page } } : all;
      const response = await this.apiCache.get(endpoint, args, this.visitor, wait);
      if (!response) throw new MissingList(endpoint.path);
      const entries = entriesIn(readModel(endpoint, response, beforeSettings));
      found.push(...entries);
      if (typeof limit !== 'number' || entries.length < limit) break;
    }
    return found;
  }
}

async function readPaths(reader: ListReader, { path, sitemap }: RouteManifest): Promise<string[]> {
  const query = sitemap ?? declaredBefore[path];
  if (!query) return [];
  const owners = query.each ? await reader.read({ endpoint: query.each }) : [undefined];
  const entries: Entry[] = [];
  for (const owner of owners) entries.push(...(await reader.read(query, owner?.id)));
  const template = path.includes(':') ? path : `${path}?id=:id`;
  return withChildren(entries).map(({ id }) => template.replace(/:[^/]+/, String(id)));
}

const nobody = (): Visitor => readVisitor(undefined, undefined);

/** Addresses of everything that robots may see: the home page, and what routes list in all modules. Throws `MissingList`. */
async function getAllPaths(apiCache: ApiCache, live: Live): Promise<string[]> {
  const [response, zoneResponse] = await Promise.all([
    apiCache.get(moduleList, {}, nobody(), wait),
    apiCache.get(zoneList, {}, nobody(), wait),
  ]);
  if (!response) throw new MissingList(moduleList.path);
  if (!zoneResponse) throw new MissingList(zoneList.path);
  const zones = readModel(zoneList, zoneResponse, beforeSettings) ?? [];
  const paths = new Set(['/']);
  for (const { id: moduleId, type, zoneIds } of readModel(moduleList, response, beforeSettings) ?? []) {
    // A module that names no zones is in all of them.
    const visitor = { ...nobody(), moduleId, zoneIds: zoneIds.length > 0 ? zoneIds : zones };
    const reader = new ListReader(apiCache, visitor);
    const routes = getRoutes(live).filter(({ sitemap: query }) => query?.modules?.includes(type) ?? true);
    for (const route of routes) for (const path of await readPaths(reader, route)) paths.add(path);
  }
  return [...paths].slice(0, mostAddresses);
}

const toXml = (origin: string, paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`),
    '</urlset>',
  ].join('\n');

/** `robots.txt` and the sitemap. */
export async function sitemap(
  app: FastifyInstance,
  { live, apiCache, getOrigin }: SitemapOptions,
): Promise<void> {
  let known: string[] = [];
  let until = 0;
  let pending: Promise<void> | null = null;
  const refresh = async (current: Live) => {
    try {
      known = await getAllPaths(apiCache, current);
      until = Date.now() + life;
    } catch (error) {
      if (!(error instanceof MissingList)) throw error;
      until = known.length > 0 ? Date.now() + retryPause : 0;
    }
  };
  const getPaths = async () => {
    if (live.current && until < Date.now()) {
      pending ??= refresh(live.current).finally(() => {
        pending = null;
      });
      await pending;
    }
    return known;
  };

  app.get('/robots.txt', (request, reply) => {
    const origin = getOrigin(request.headers.host);
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /sandbox/', 'Allow: /'];
    if (origin) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = getOrigin(request.headers.host);
    const paths = origin ? await getPaths() : [];
    // Only the home page: the shop has nothing yet, and is asked again.
    if (paths.length < 2) until = 0;
    if (!origin || paths.length < 2)
      return reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' }).send('');
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(toXml(origin, paths));
  });
}
