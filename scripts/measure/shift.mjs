/**
 * Layout shift while a page loads, on a phone and in a wide window, each run in another language. The sum of all shifts is an
 * upper bound of CLS.
 */
import { inPage, waitUntilIdle } from './phone.mjs';

const widths = [390, 1440];
const languages = ['en', 'ur', 'ar'];

/** Runs in the page from its start. */
function observe() {
  window.shiftByMeasure = 0;
  const note = ({ value, hadRecentInput }) => (window.shiftByMeasure += hadRecentInput ? 0 : value);
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

const shift = (shop, page, width, language) =>
  inPage(shop, { page, width, language, cpu: 1 }, async (tab, cdp) => {
    await tab.addInitScript(observe);
    await tab.goto(shop.origin + shop.paths[page], { waitUntil: 'load' });
    await waitUntilIdle(tab, cdp);
    return tab.evaluate(() => window.shiftByMeasure);
  });

/** Measures both widths at once: speed does not matter here. */
async function getWorstShift(shop, page, run) {
  const language = languages[run % languages.length];
  return {
    shift: Math.max(...(await Promise.all(widths.map((width) => shift(shop, page, width, language))))),
  };
}

export const shifts = ['landing', 'home', 'store', 'item'].map((page) => ({
  kind: 'shift',
  page,
  metrics: {
    shift: {
      name: `CLS, 390 and 1440 px, one language per run, ${page}`,
      unit: '',
      limit: { max: 0.005 },
      every: true,
    },
  },
  measure: (shop, run) => getWorstShift(shop, page, run),
}));
