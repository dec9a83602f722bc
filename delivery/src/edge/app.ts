import compress from '@fastify/compress';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { CanaryAnalysis } from '../canary-analysis/canary-analysis';
import { isEdgeAddress } from '../edge-addresses';
import type { ObjectStore } from '../objects/object-store';
import type { ReleaseStore } from '../store/release-store';
import type { ApiCache } from './api-cache';
import { Assets } from './assets';
import { brandRoutes } from './brand';
import { admitRequests, defaultLimits, limitClients, type Admit, type ClientLimits } from './client-limits';
import { collect } from './collect';
import { paths } from './control/access';
import { controlRoutes } from './control/control-routes';
import { GracefulShutdown } from './graceful-shutdown';
import { failure, unreadable } from './failure';
import { faultRoutes } from './fault-routes';
import { Faults } from './faults';
import { installable } from './installable/installable';
import type { LiveReleases } from './live-releases';
import { withoutSecrets, type Log } from './log';
import type { openMetrics as OpenMetrics } from './metrics/edge-metrics';
import { Overrides } from './overrides/overrides';
import type { Rendering } from './page/create-page';
import { createPlaceholders } from './page/personal-values';
import { SharedPages } from './page/shared-pages';
import { Pages } from './pages';
import { pictureRoutes } from './pictures/picture-routes';
import { proxy } from './proxy';
import { Renderer } from './render/renderer';
import { renderTimes } from './render/render-limits';
import { RenderPool, type PoolOptions } from './render/render-pool';
import { ReleaseCounting } from './release-counting';
import { report, type ReportOptions } from './report';
import { reportKey, Tickets } from './reporting/tickets';
import { commonHeaders } from './security';
import { getOrigin, type EdgeSettings } from './settings';
import { ShopStatistics } from './shop-statistics/shop-statistics';
import { openStatistics } from './shop-statistics/statistics-routes';
import { sitemap } from './sitemap';
import { tableRoutes } from './table-routes';
import { handleClientError, refuseInvalidRequests, toPath } from './client-errors';
import { visitorReleases } from './visitor-releases';

export interface EdgeOptions {
  settings: EdgeSettings;
  /** Where the releases' files are stored. */
  objects: ObjectStore;
  live: LiveReleases;
  apiCache: ApiCache;
  /** PEM of the public key for tables and previews. */
  publicKey: string;
  /** The release store of an edge with the signing key; null: it only shows releases. */
  store?: ReleaseStore | null;
  log: Log;
  /** Folder in which the shop's statistics are saved over a restart; by default they are not. */
  stateFolder?: string | null;
  /** Handles the graceful shutdown. */
  shutdown?: GracefulShutdown;
  /** Other limits than the default ones, for tests. */
  renderLimits?: PoolOptions['limits'];
  clients?: Partial<ClientLimits>;
}

/** The edge: pages, files of releases, the proxy to the backend, and reports of browsers. It is stateless. */
export async function createEdge({
  settings,
  objects,
  live,
  apiCache,
  publicKey,
  store = null,
  log: writeLog,
  stateFolder = null,
  shutdown = new GracefulShutdown(),
  renderLimits = {},
  clients = {},
}: EdgeOptions): Promise<FastifyInstance> {
  const log = withoutSecrets(writeLog);
  const faults = new Faults(live);
  const counting = new ReleaseCounting(live);
  const statistics = settings.deliveryToken ? new ShopStatistics(counting.tallies) : null;
  const tickets = new Tickets(reportKey(settings.reportSecret));
  const rendering = createRendering({ settings, log, renderLimits });
  const { overrideOrigins: origins, isSecure } = settings;
  const overrides = new Overrides({ live, publicKey, origins, isSecure });
  const services = { settings, apiCache, rendering, tickets, placeholders: createPlaceholders() };
  const pages = new Pages({ ...services, live, faults, overrides, counting });
  const limits = { ...defaultLimits, ...clients };
  const admit = admitRequests(limits.requests);
  const common = commonHeaders(isSecure);
  const app = createServer(settings, handleUnroutable(pages, admit, common));
  handleErrors(app, log);
  shutdown.track(app);
  app.addHook('onRequest', (_request, reply, done) => done(void reply.headers(common)));
  limitClients(app, { limits, admit, hasProxy: settings.trustProxy !== null });
  refuseInvalidRequests(app);
  if (settings.metrics) await openMetrics(app, settings.metrics, { live, counting, rendering });
  if (rendering) keepWarm(app, live, rendering);

  // Pages, JSON of the backend and text; request bodies are passed on unchanged.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(tableRoutes, { live, shutdown });
  await app.register(visitorReleases, { pages });
  await app.register(sitemap, { live, apiCache, getOrigin: (host) => getOrigin(settings, host) });
  const { brand } = settings;
  if (brand) await app.register(brandRoutes, { brand });
  await app.register(installable, { live, apiCache, objects, settings });
  if (settings.hasPictures) await app.register(pictureRoutes, { settings, apiCache, log });
  await app.register(proxy, { settings, apiCache, limits, log, onCall: statistics?.addCall });
  await registerReports(app, { log, faults, counting, tickets, settings, apiCache, statistics });
  await openControl(app, { settings, objects, live, store, publicKey, log }, counting);
  if (statistics) await openStatistics(app, { statistics, settings, apiCache, log, stateFolder });

  // Files of releases are compressed when they are published.
  app.get('/remotes/*', { compress: false }, new Assets(objects, faults, log).handle);
  app.get('/*', pages.handle);
  app.setNotFoundHandler(refuseMethod);
  return app;
}

/** Milliseconds until a connection is closed: with incomplete headers, and without activity. */
const timeouts = { headers: 30_000, idle: 90_000 };

type HandleUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;

const createServer = (settings: EdgeSettings, frameworkErrors: HandleUnroutable): FastifyInstance =>
  fastify({
    logger: false,
    frameworkErrors,
    clientErrorHandler: handleClientError,
    rewriteUrl: toPath,
    trustProxy: settings.trustProxy ?? false,
    // During a shutdown the edge still answers requests.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1_000 },
    // Bodies have a minimum rate (`client-limits.ts`) instead of a timeout.
    requestTimeout: 0,
    connectionTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: 5_000 },
  });

/** Loaded only if metrics are enabled: their library would delay every start. */
const openMetrics = async (...args: Parameters<typeof OpenMetrics>): Promise<void> =>
  (await import('./metrics/edge-metrics')).openMetrics(...args);

function handleErrors(app: FastifyInstance, log: Log) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log('error', { url: request.url.slice(0, 200), error: error.stack ?? error.message });
    const message = status >= 500 ? 'Something went wrong' : error.message;
    // An error of the proxy's library has no code; it refuses paths with dots.
    const isUnreadable = status === 400 && !error.code;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(isUnreadable ? unreadable : failure(error.code ?? 'error', message));
  });
}

/** Pages are at every address, so what has no route has another method than its address. */
function refuseMethod(this: FastifyInstance, { url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = url.split('?', 1)[0] ?? '/';
  const others = this.supportedMethods.filter((method) => this.hasRoute({ method, url: path }));
  return reply
    .code(405)
    .headers({ allow: [...new Set(['GET', 'HEAD', ...others])].join(', '), 'cache-control': 'no-store' })
    .send(failure('method', 'This method is not possible here.'));
}

type ControlOptions = Pick<EdgeOptions, 'settings' | 'objects' | 'live' | 'publicKey' | 'log'> & {
  store: ReleaseStore | null;
};

/** The status page, if a token is set, and the canary analysis, if it is enabled. */
async function openControl(app: FastifyInstance, options: ControlOptions, { counts }: ReleaseCounting) {
  const { settings, objects, live, store, publicKey, log } = options;
  const { deliveryToken: token, isSecure, hasCanaryAnalysis } = settings;
  if (token) {
    const own = { live, objects, counts, publicKey, token, isSecure, store };
    await app.register(controlRoutes, { prefix: paths.releases, ...own });
  }
  if (store && hasCanaryAnalysis) startCanaryAnalysis(app, store, counts, log);
}

/** Reports and measurements that browsers send. Tests may read them. */
async function registerReports(
  app: FastifyInstance,
  parts: Omit<ReportOptions, 'withFaults'> &
    Pick<EdgeOptions, 'settings' | 'apiCache'> & { statistics: ShopStatistics | null },
): Promise<void> {
  const options = { ...parts, withFaults: parts.settings.withFaults };
  await app.register(report, options);
  await app.register(collect, options);
  if (options.withFaults) await app.register(faultRoutes, options);
}

/** Renders the current table's releases as long as the edge runs. */
function keepWarm(app: FastifyInstance, live: LiveReleases, { renderer, sharedPages }: Rendering) {
  const forget = live.subscribe((now) => {
    sharedPages.cache.clear();
    renderer.prepare(now);
  });
  app.addHook('onClose', () => {
    forget();
    return renderer.close();
  });
}

/** Milliseconds between two checks of the canaries. */
const analysisInterval = 2_000;

/** Rolls failing canaries back by the counts of this edge alone. For several edges there is `release guard`. */
function startCanaryAnalysis(
  app: FastifyInstance,
  store: ReleaseStore,
  counts: ReleaseCounting['counts'],
  log: Log,
) {
  const analysis = new CanaryAnalysis({
    store,
    counts: async () => new Map([['here', structuredClone(counts())]]),
    log,
  });
  analysis.watch(analysisInterval);
  app.addHook('onClose', async () => analysis.close());
}

function createRendering({
  settings,
  log,
  renderLimits = {},
}: Pick<EdgeOptions, 'settings' | 'log' | 'renderLimits'>): Rendering | null {
  if (settings.renderWorkers === 0) return null;
  const limits = { ...renderTimes(settings.renderTimeout), ...renderLimits };
  const pool = new RenderPool({ log, workers: settings.renderWorkers, limits });
  return { renderer: new Renderer(pool), sharedPages: new SharedPages(pool.limits.wait) };
}

/**
 * For an address that cannot be decoded, such as `/50%`: a visitor gets a 404 page, other clients an error. No hook runs
 * for it, so its client's limit and the common headers are applied here.
 */
const handleUnroutable =
  (pages: Pages, admit: Admit, common: Record<string, string>): HandleUnroutable =>
  (error, request, reply) => {
    if (!admit(request, reply.headers(common))) return;
    const refuse = () =>
      void reply
        .code(error.statusCode ?? 400)
        .header('cache-control', 'no-store')
        .send(unreadable);
    if (request.method !== 'GET' || isEdgeAddress(request.url)) return refuse();
    pages.handle(request, reply).then((page) => reply.sent || reply.send(page), refuse);
  };
