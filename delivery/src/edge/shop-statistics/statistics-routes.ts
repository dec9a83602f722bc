import { config } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiCache } from '../api-cache';
import { Access, paths } from '../control/access';
import { accessRoutes, sendPage } from '../control/access-routes';
import type { Log } from '../log';
import type { EdgeSettings } from '../settings';
import { getShopName } from '../shop-name';
import { shopTimeZone } from '../shop-time-zone';
import { readVisitor } from '../visitor';
import { statisticsPage } from './page/statistics-page';
import { day, hour } from './recent-counts';
import { keepStatistics } from './saved-statistics';
import type { ShopStatistics } from './shop-statistics';

interface StatisticsOptions {
  statistics: ShopStatistics;
  apiCache: ApiCache;
  settings: Pick<
    EdgeSettings,
    'deliveryToken' | 'isSecure' | 'streamUrl' | 'publicApiOrigin' | 'shopTimeZone'
  >;
  log: Log;
  /** Folder in which the counts are saved over a restart; null: they are in memory only. */
  stateFolder: string | null;
}

/** Milliseconds to wait for the shop's settings: without them the page has no name of the shop, and times are in UTC. */
const wait = 1_000;

/**
 * `/_shop`: the shop's statistics, for its owner. Only with the token of `/_delivery`, and by
 * the same rules; without a token it does not exist. X-34.
 */
async function statisticsRoutes(app: FastifyInstance, options: StatisticsOptions): Promise<void> {
  const { statistics, apiCache, settings, stateFolder } = options;
  const { deliveryToken: token } = settings;
  if (token === null) return;
  const access = new Access(token, settings.isSecure);
  const refuse = await accessRoutes(app, { access, path: paths.statistics, title: 'Shop statistics' });

  app.get('/', async (request, reply) => {
    if (!access.isIn(request.headers.cookie)) return refuse(reply, 401, null);
    const { period } = request.query as Record<string, unknown>;
    const shop = await apiCache.get(config, {}, readVisitor(undefined, undefined), wait);
    return sendPage(reply, 200, async (nonce) =>
      statisticsPage({
        overview: statistics.getOverview(period === 'hour' ? hour : day),
        shopName: getShopName(shop),
        timeZone: shopTimeZone(shop, settings.shopTimeZone),
        isSaved: stateFolder !== null,
        streamOrigin: settings.streamUrl === null ? null : new URL(settings.streamUrl).origin,
        hasPublicApi: settings.publicApiOrigin !== '',
        csrfToken: access.csrfToken(),
        nonce,
      }),
    );
  });
}

/** Keeps the statistics as long as the edge runs, and shows them. */
export async function openStatistics(app: FastifyInstance, options: StatisticsOptions): Promise<void> {
  await keepStatistics(app, options.statistics, options.stateFolder, options.log);
  await app.register(statisticsRoutes, { prefix: paths.statistics, ...options });
}
