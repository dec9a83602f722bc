import compress from '@fastify/compress';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { CanaryAnalysis } from '../canary-analysis/canary-analysis';
import type { ObjectStore } from '../objects/object-store';
import type { ReleaseStore } from '../store/release-store';
import type { ApiCache } from './api-cache';
import { Assets } from './assets';
import { limitClients, defaultLimits, type ClientLimits } from './client-limits';
import { collect } from './collect';
import { controlRoutes } from './control/control-routes';
import { GracefulShutdown } from './graceful-shutdown';
import { faultRoutes } from './fault-routes';
import { Faults } from './faults';
import { installable } from './installable/installable';
import type { LiveReleases } from './live-releases';
import { withoutSecrets, type Log } from './log';
import type { openMetrics as OpenMetrics } from './metrics/edge-metrics';
import { Overrides } from './overrides/overrides';
import { createMarks } from './page/page-template';
import { Pages } from './pages';
import { proxy } from './proxy';
import { Renderer } from './render/renderer';
import { renderTimes } from './render/render-limits';
import { RenderPool, type PoolOptions } from './render/render-pool';
import { ReleaseCounting } from './release-counting';
import { report, type ReportOptions } from './report';
import { reportKey, Tickets } from './reporting/tickets';
import { getOrigin, type EdgeSettings } from './settings';
import { sitemap } from './sitemap';
import { tableRoutes } from './table-routes';
import { handleClientError, refuseUnfit, toPath } from './client-errors';
import { visitorReleases } from './visitor-releases';

export interface EdgeOptions {
  settings: EdgeSettings;
  /** Where the releases' files lie. */
  objects: ObjectStore;
  live: LiveReleases;
  apiCache: ApiCache;
  /** PEM of the key that tables and previews are signed with. */
  publicKey: string;
  /** What an edge with the signing key changes releases in; null: it only shows them. */
  store?: ReleaseStore | null;
  log: Log;
  /** Says when it begins to end. */
  shutdown?: GracefulShutdown;
  /** Other limits than the usual ones, for tests. */
  renderLimits?: PoolOptions['limits'];
  clients?: Partial<ClientLimits>;
}

/** The edge: pages, files of releases, the way to the backend, and what browsers report. Keeps no state. */
export async function createEdge({
  settings,
  objects,
  live,
  apiCache,
  publicKey,
  store = null,
  log: tell,
  shutdown = new GracefulShutdown(),
  renderLimits = {},
  clients = {},
}: EdgeOptions): Promise<FastifyInstance> {
  const log = withoutSecrets(tell);
  const faults = new Faults(live);
  const counting = new ReleaseCounting(live);
  const tickets = new Tickets(reportKey(settings.reportSecret));
  const renderer = createRenderer({ settings, log, renderLimits });
  const { overrideOrigins: origins, isSecure } = settings;
  const overrides = new Overrides({ live, publicKey, origins, isSecure });
  const services = { settings, apiCache, renderer, tickets, marks: createMarks() };
  const pages = new Pages({ ...services, live, faults, overrides, counting });
  const limits = { ...defaultLimits, ...clients };
  const app = createServer(settings, pages);
  handleErrors(app, log);
  shutdown.track(app);
  app.addHook('onRequest', (_request, reply, done) =>
    done(void reply.header('x-content-type-options', 'nosniff')),
  );
  limitClients(app, limits, settings.trustProxy !== null);
  refuseUnfit(app);
  if (settings.metrics) await openMetrics(app, settings.metrics, { live, counting, renderer });
  if (renderer) keepWarm(app, live, renderer);

  // Pages, JSON of the backend and text; what visitors send goes through as it came.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(tableRoutes, { live, departure: shutdown });
  await app.register(visitorReleases, { pages });
  await app.register(sitemap, { apiCache, getOrigin: (host) => getOrigin(settings, host) });
  await app.register(installable, { live, apiCache, objects, hasWorker: settings.hasWorker });
  await app.register(proxy, { settings, limits, log });
  await registerReports(app, { log, faults, counting, tickets, settings, apiCache });
  await openControl(app, { settings, objects, live, store, log }, counting);

  // Files of releases are compressed when they are published.
  app.get('/remotes/*', { compress: false }, new Assets(objects, faults, log).handle);
  app.get('/*', pages.handle);
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ errors: [{ code: 'not_found', message: 'Not found' }] }),
  );
  return app;
}

/** Milliseconds until a connection is closed: whose headers do not come, and on which nothing happens. */
const timeouts = { headers: 30_000, idle: 90_000 };

const createServer = (settings: EdgeSettings, pages: Pages): FastifyInstance =>
  fastify({
    logger: false,
    frameworkErrors: handleUnroutable(pages),
    clientErrorHandler: handleClientError,
    rewriteUrl: toPath,
    trustProxy: settings.trustProxy ?? false,
    // What comes while the edge ends is answered as ever.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1_000 },
    // A body has a lowest rate (`client-limits.ts`) in place of a time.
    requestTimeout: 0,
    connectionTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: 5_000 },
  });

/** Loaded where metrics are asked for: their library would delay every start. */
const openMetrics = async (...args: Parameters<typeof OpenMetrics>): Promise<void> =>
  (await import('./metrics/edge-metrics')).openMetrics(...args);

function handleErrors(app: FastifyInstance, log: Log) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log('error', { url: request.url.slice(0, 200), error: error.stack ?? error.message });
    const message = status >= 500 ? 'Something went wrong' : error.message;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ errors: [{ code: error.code ?? 'error', message }] });
  });
}

type ControlOptions = Pick<EdgeOptions, 'settings' | 'objects' | 'live' | 'log'> & {
  store: ReleaseStore | null;
};

/** The status page where a token is set, and the canary analysis where it is on. */
async function openControl(app: FastifyInstance, options: ControlOptions, { counts }: ReleaseCounting) {
  const { settings, objects, live, store, log } = options;
  const { deliveryToken: token, isSecure, hasCanaryAnalysis } = settings;
  if (token) {
    const own = { live, objects, counts, token, isSecure, store };
    await app.register(controlRoutes, { prefix: '/_delivery', ...own });
  }
  if (store && hasCanaryAnalysis) startCanaryAnalysis(app, store, counts, log);
}

/** What browsers send of their own accord: reports, and what they measure. Tests may read it. */
async function registerReports(
  app: FastifyInstance,
  parts: Omit<ReportOptions, 'withFaults'> & Pick<EdgeOptions, 'settings' | 'apiCache'>,
): Promise<void> {
  const options = { ...parts, withFaults: parts.settings.withFaults };
  await app.register(report, options);
  await app.register(collect, options);
  if (options.withFaults) await app.register(faultRoutes, options);
}

/** For as long as the edge lives it renders what the table says. */
function keepWarm(app: FastifyInstance, live: LiveReleases, renderer: Renderer) {
  const forget = live.subscribe(renderer.prepare);
  app.addHook('onClose', () => {
    forget();
    return renderer.close();
  });
}

/** Milliseconds between two looks at the canaries. */
const analysisInterval = 2_000;

/** Takes back what fails by what this edge alone has counted. Many edges have one guard of their own: `release guard`. */
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

function createRenderer({
  settings,
  log,
  renderLimits = {},
}: Pick<EdgeOptions, 'settings' | 'log' | 'renderLimits'>) {
  if (settings.renderWorkers === 0) return null;
  const limits = { ...renderTimes(settings.renderTimeout), ...renderLimits };
  const pool = new RenderPool({ log, workers: settings.renderWorkers, limits });
  return new Renderer(pool);
}

const reservedPaths = /^\/(api|sandbox|media|remotes)\//;

/** An address that cannot be decoded, such as `/50%`: for a visitor a page that is not there, else a refusal. */
const handleUnroutable =
  (pages: Pages) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refuse = () =>
      void reply
        .code(error.statusCode ?? 400)
        .header('cache-control', 'no-store')
        .send({ errors: [{ code: error.code, message: error.message }] });
    if (request.method !== 'GET' || reservedPaths.test(request.url)) return refuse();
    pages.handle(request, reply).then((page) => reply.sent || reply.send(page), refuse);
  };
