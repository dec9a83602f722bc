import { isRecord, moduleList, type Endpoint } from '@shop/contract';
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

/** Milliseconds: timeout of one response, and lifetime of a sitemap. */
const wait = 5_000;
const life = 60 * 60_000;
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

/** Reads lists as a visitor in a zone of the module. */
class ListReader {
  constructor(
    private readonly apiCache: ApiCache,
    private readonly visitor: Visitor,
  ) {}

  /** All entries of a list, up to the page limit. `id`: what `:id` stands for. */
  async read(query: SitemapQuery, id?: number): Promise<Entry[]> {
    const endpoint: Endpoint | null = findEndpoint(query.endpoint);
    if (endpoint?.method !== 'GET') return [];
    const all = getInitialQueryArgs(query, { id: String(id) }, new URLSearchParams());
    const limit = all.query?.limit;
    const found: Entry[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const args = typeof limit === 'number' ? { ...all, query: { ...all.query, offset: page } } : all;
      const response = await this.apiCache.get(endpoint, args, this.visitor, wait);
      const entries = entriesIn(readModel(endpoint, response, beforeSettings));
      found.push(...entries);
      if (typeof limit !== 'number' || entries.length < limit) break;
    }
    return found;
  }
}

async function getPaths(reader: ListReader, { path, sitemap }: RouteManifest): Promise<string[]> {
  const query = sitemap ?? declaredBefore[path];
  if (!query) return [];
  const owners = query.each ? await reader.read({ endpoint: query.each }) : [undefined];
  const entries: Entry[] = [];
  for (const owner of owners) entries.push(...(await reader.read(query, owner?.id)));
  return withChildren(entries).map(({ id }) => path.replace(/:[^/]+/, String(id)));
}

const nobody = (): Visitor => readVisitor(undefined, undefined);

/** Addresses of everything that robots may see: the home page, and what routes list in all modules. */
async function getAllPaths(apiCache: ApiCache, live: Live): Promise<string[]> {
  const response = await apiCache.get(moduleList, {}, nobody(), wait);
  const paths = new Set(['/']);
  for (const { id: moduleId, zoneIds } of readModel(moduleList, response, beforeSettings) ?? []) {
    const reader = new ListReader(apiCache, { ...nobody(), moduleId, zoneIds });
    for (const route of getRoutes(live)) for (const path of await getPaths(reader, route)) paths.add(path);
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
  let known: { paths: Promise<string[]>; until: number } | null = null;
  const paths = async () => {
    if (!live.current) return [];
    if (!known || known.until < Date.now())
      known = { paths: getAllPaths(apiCache, live.current), until: Date.now() + life };
    return known.paths;
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
    const found = origin ? await paths() : [];
    // Only the home page: the backend has not responded, and is requested again.
    if (found.length < 2) known = null;
    if (!origin || found.length < 2) return reply.code(503).header('retry-after', '60').send('');
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(toXml(origin, found));
  });
}
