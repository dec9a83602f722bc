import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { hostServer, remoteServer } from '../../../fixtures/server-builds';
import { release, newStore } from '../../../fixtures/build-release';
import { catalogRoutes } from '../../../fixtures/edge';
import { ApiCache } from '../api-cache';
import { LiveReleases } from '../live-releases';
import { LocalCopies } from '../local-copies';
import { ReleaseSets, findRoute } from '../release-set';
import { Renderer } from '../render/renderer';
import { RenderPool } from '../render/render-pool';
import { releaseSource } from '../release-source';
import { reportKey, Tickets } from '../reporting/tickets';
import { edgeSettings } from '../settings';
import { readVisitor } from '../visitor';
import { createPage } from './create-page';
import { PageCache } from './page-cache';
import { createPlaceholders } from './personal-values';
import { SharedPages } from './shared-pages';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of this thread's heap in use. */
function used(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const log = () => undefined;
/** Milliseconds for one page, enough for any machine. */
const onlyAHang = { wait: 50_000, timeout: 50_000 };

async function prepared() {
  const { store, objects, publicKey } = newStore();
  await release(store, 'host', '1.0.0', {
    routes: [{ path: '/', page: 'landing' }],
    server: hostServer('1'),
  });
  await release(store, 'mfe-catalog', '1.0.0', { routes: catalogRoutes, server: remoteServer('one') });
  const live = new LiveReleases(releaseSource(objects, new LocalCopies(objects)), publicKey, log);
  await live.refresh();
  // A worker that leaked its pages would run out of this memory.
  const pool = new RenderPool({ log, workers: 1, limits: { ...onlyAHang, memory: 24 } });
  const renderer = new Renderer(pool);
  const sharedPages = new SharedPages(
    pool.limits.wait,
    new PageCache(Date.now, { fresh: 20_000, life: 30_000, spare: 30_000, bytes: 2 * 1024 * 1024 }),
  );
  live.subscribe((now) => renderer.prepare(now));
  const apiCache = new ApiCache({
    apiOrigin: 'http://api.example',
    log,
    fetch: async () => Response.json({ id: 1, name: 'Pizza' }),
  });
  const tickets = new Tickets(reportKey(null));
  const services = {
    settings: edgeSettings({}),
    apiCache,
    rendering: { renderer, sharedPages },
    tickets,
    placeholders: createPlaceholders(),
  };
  return { live, renderer, sharedPages, services, pool };
}

/** Slow leaks show only after many pages: `npm run test:all` renders them. */
const itIfAll = process.env.TEST_SCOPE === 'all' ? it : it.skip;

itIfAll('renders thousands of pages without growing memory', async () => {
  const { live, renderer, sharedPages, services, pool } = await prepared();
  const sets = new ReleaseSets();
  const page = async (index: number) => {
    const own = {
      v: `0000000000000000-${index}`,
      ...(index % 2 ? { c: 1 } : {}),
      l: ['en', 'ur', 'ar'][index % 3],
    };
    const visitor = readVisitor(`shop=${encodeURIComponent(JSON.stringify(own))}`, undefined);
    const set = live.current && sets.for(live.current, visitor);
    if (!set) throw new Error('nothing is released');
    const url = new URL(`http://shop/product/${(index % 50) + 1}?turn=${index}`);
    const match = findRoute(set, url.pathname);
    const wanted = { set, match, url, visitor, overridden: null, nonce: `${index}`, origin: null };
    const { isRendered } = await createPage(wanted, services);
    return isRendered;
  };
  const pages = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      // On a busy machine an answer may come too late for its page, which is then left to the browser: it is requested again.
      let attempts = 0;
      while (!(await page(index))) {
        if ((attempts += 1) > 100) throw new Error(`page ${index} is never rendered`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };

  await pages(0, 500);
  const [before, worker] = [used(), Math.max(...pool.heaps)];
  await pages(500, 2_500);
  expect(used() - before).toBeLessThan(4_000_000);
  expect(Math.min(...pool.heaps)).toBeLessThan(worker + 12_000_000);
  expect(sharedPages.cache.size.bytes).toBeLessThanOrEqual(2 * 1024 * 1024);
  await renderer.close();
});
