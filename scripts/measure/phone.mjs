/** Opens pages with an empty cache, with network and processor slowed down. */
import { becomeVisitor } from './visitor.mjs';

/** The connection that Lighthouse calls slow 4G, in bytes a second and milliseconds. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * Opens an empty page in the visitor's browser and returns the result of `use`. `cpu`: how many times slower the page's
 * processor is.
 */
export async function inPage(shop, { page: name, width = 390, language, line = 'slow 4G', cpu = 4 }, use) {
  const options = width === 390 ? phone : desktop;
  const context = await shop.browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    await becomeVisitor(context, shop.origin, shop.visitor, name, language);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (line === 'slow 4G') await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    // The thread's own time, without waiting for one of the machine's cores.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await use(page, cdp);
  } finally {
    await context.close();
  }
}

/** Seconds that the page's main thread has worked so far. */
export async function busySeconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/**
 * Waits until the page has loaded and its main thread has worked less than 0.1 s in each of two seconds, at most 40 s. Returns
 * its busy seconds until then.
 */
export async function waitUntilIdle(page, cdp) {
  await page.waitForLoadState('load');
  let before = await busySeconds(cdp);
  for (let second = 1, idleFor = 0; second <= 40 && idleFor < 2; second += 1) {
    await page.waitForTimeout(1_000);
    const now = await busySeconds(cdp);
    idleFor = now - before < 0.1 ? idleFor + 1 : 0;
    before = now;
  }
  return before;
}
