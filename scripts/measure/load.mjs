/** Loading a page on a slow phone: busy time, blocking time, time to content, bytes of scripts. */
import { inPage, waitUntilIdle } from './phone.mjs';

/** Runs in the page from its start. */
function observe() {
  const seen = { content: 0, paint: Infinity, tasks: [] };
  window.seenByMeasure = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.content = startTime));
  watch('paint', ({ startTime }) => (seen.paint = Math.min(seen.paint, startTime)));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, end: startTime + duration }));
}

/** The part over 50 ms of every task after the first paint, as Lighthouse counts it. */
const blockingTime = ({ paint, tasks }) =>
  tasks.reduce((sum, { startTime, end }) => sum + Math.max(0, end - Math.max(startTime, paint) - 50), 0);

/** Returns a function that returns the bytes of scripts so far, compressed and with headers. */
function countScripts(cdp) {
  const scripts = new Set();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Milliseconds in which an idle page loads its deferred scripts. */
const deferredTime = 5_000;

const load = (shop, name) =>
  inPage(shop, { page: name }, async (page, cdp) => {
    const scriptBytes = countScripts(cdp);
    await page.addInitScript(observe);
    await page.goto(shop.origin + shop.paths[name], { waitUntil: 'commit' });
    const busy = await waitUntilIdle(page, cdp);
    const seen = await page.evaluate(() => window.seenByMeasure);
    await page.waitForTimeout(deferredTime);
    return { busy, blocking: blockingTime(seen), content: seen.content, scripts: scriptBytes() / 1_000 };
  });

/** Pages that people visit again and again. */
const isFrequent = (page) => page === 'home' || page === 'item';

const createMetrics = (page) => ({
  busy: {
    name: `busy until idle, ${page}`,
    unit: 's',
    ...(isFrequent(page) ? { limit: { ratio: 0.65 } } : {}),
  },
  blocking: { name: `total blocking time, slowed down, ${page}`, unit: 'ms', limit: { max: 200 } },
  content: { name: `LCP, slowed down, ${page}`, unit: 'ms', limit: { max: 1_800 } },
  scripts: { name: `scripts, ${page}`, unit: 'KB', limit: { max: 230 } },
});

export const loads = ['landing', 'home', 'store', 'item'].map((page) => ({
  kind: 'load',
  page,
  metrics: createMetrics(page),
  measure: (shop) => load(shop, page),
}));
