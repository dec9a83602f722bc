import {
  categoryItems,
  categoryList,
  moduleList,
  storeList,
  type Endpoint,
  type EndpointModel,
  type RequestArgs,
} from '@shop/contract';
import type { Category, ShopModule } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiCache } from './api-cache';
import { beforeSettings, readModel } from './read-model';
import { escapeHtml } from './escape';
import { readVisitor, type Visitor } from './visitor';

export interface SitemapOptions {
  apiCache: ApiCache;
  /** The shop's origin for a request; null: unknown. */
  getOrigin: (host: string | undefined) => string | null;
}

/** Milliseconds: timeout of one response, and lifetime of a sitemap. */
const wait = 5_000;
const life = 60 * 60_000;
/** Entries per request, pages per list, and addresses of one sitemap (the limit of the protocol is 50,000). */
const pageSize = 100;
const mostPages = 10;
const mostAddresses = 45_000;

const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** Reads ids as a visitor in a zone of the module. */
class IdReader {
  constructor(
    private readonly apiCache: ApiCache,
    private readonly visitor: Visitor,
  ) {}

  async one<E extends Endpoint>(endpoint: E, args: RequestArgs): Promise<EndpointModel<E> | null> {
    return readModel(endpoint, await this.apiCache.get(endpoint, args, this.visitor, wait), beforeSettings);
  }

  /** Ids of all entries of a list, up to the page limit. */
  async ids(endpoint: typeof storeList | typeof categoryItems, params: Record<string, unknown>) {
    const found: number[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const response = await this.one(endpoint, { params, query: { limit: pageSize, offset: page } });
      found.push(...(response?.entries ?? []).map(({ id }) => id));
      if (!response || response.entries.length < pageSize) break;
    }
    return found;
  }
}

async function getPaths(apiCache: ApiCache, module: ShopModule): Promise<string[]> {
  const asker = new IdReader(apiCache, { ...nobody(), moduleId: module.id, zoneIds: module.zoneIds });
  const stores = await asker.ids(storeList, { filter: 'all' });
  const categories = (await asker.one(categoryList, {})) ?? [];
  const items: number[] = [];
  // Items of a child category are in its parent's list, too.
  for (const { id } of categories) items.push(...(await asker.ids(categoryItems, { id })));
  return [
    ...stores.map((id) => `/store/${id}`),
    ...flat(categories).map(({ id }) => `/category/${id}`),
    ...items.map((id) => `/product/${id}`),
  ];
}

const nobody = (): Visitor => readVisitor(undefined, undefined);

/** Addresses of everything that robots may see: the home page, stores, categories and items of all modules. */
async function getAllPaths(apiCache: ApiCache): Promise<string[]> {
  const modules = (await new IdReader(apiCache, nobody()).one(moduleList, {})) ?? [];
  const paths = new Set(['/']);
  for (const module of modules) for (const path of await getPaths(apiCache, module)) paths.add(path);
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
export async function sitemap(app: FastifyInstance, { apiCache, getOrigin }: SitemapOptions): Promise<void> {
  let known: { paths: Promise<string[]>; until: number } | null = null;
  const paths = () => {
    if (!known || known.until < Date.now())
      known = { paths: getAllPaths(apiCache), until: Date.now() + life };
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
