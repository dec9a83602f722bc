/** Lighthouse with its defaults: a phone on slow 4G, simulated from a load at full speed. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../install.mjs';
import { becomeVisitor } from './visitor.mjs';

const require = createRequire(join(root, 'e2e', 'package.json'));
const { chromium } = require('@playwright/test');
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { default: lighthouse } = await load('lighthouse');
const { launch } = await load('chrome-launcher');

const options = {
  onlyCategories: ['performance'],
  disableStorageReset: true,
  disableFullPageScreenshot: true,
  logLevel: 'error',
};

/** Sometimes Lighthouse loses the beginning of a trace. That says nothing about the page, so it runs again. */
async function audit(url, port) {
  for (let left = 2; ; left -= 1) {
    const { lhr } = await lighthouse(url, { ...options, port });
    if (lhr.runtimeError) {
      if (left > 0 && lhr.runtimeError.code === 'NO_NAVSTART') continue;
      throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`);
    }
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
    return lhr;
  }
}

/** Runs in a browser that only Lighthouse uses: Playwright sets cookie and storage, then disconnects. */
async function score(shop, page) {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH,
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    await becomeVisitor(browser.contexts()[0], shop.origin, shop.visitor, page);
    await browser.close();
    const { audits, categories } = await audit(shop.origin + shop.paths[page], chrome.port);
    return {
      score: Math.round(categories.performance.score * 100),
      content: audits['largest-contentful-paint'].numericValue,
      blocking: audits['total-blocking-time'].numericValue,
    };
  } finally {
    chrome.kill();
  }
}

export const scores = ['landing', 'home', 'store', 'item'].map((page) => ({
  kind: 'lighthouse',
  page,
  metrics: {
    score: { name: `Lighthouse, ${page}`, unit: '', limit: { min: 97 } },
    content: { name: `LCP, simulated, ${page}`, unit: 'ms', limit: { max: 1_800 } },
    blocking: { name: `total blocking time, simulated, ${page}`, unit: 'ms', limit: { max: 200 } },
  },
  measure: (shop) => score(shop, page),
}));
