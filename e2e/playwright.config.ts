import { defineConfig } from '@playwright/test';
import { getAddress, browser, reporterTo, runs } from './browser';
import type { ShopOptions } from './fixtures/shop';

/** Faults must be handled wherever the page was rendered: these specs also run with rendering in browsers. */
const alsoClientOnly = /\/(remote-down|rollout|bad-address|(rental-)?journey)\.spec\.ts$/;
/** Settings of journeys that run only with rendering at the edge. */
const onlyRendered = /(en at 390|ar at 1440|on a phone)/;
/** These change the shop's settings: fixtures/own-shop.ts starts a separate shop for them, and one is enough. */
const inOwnShop = /sign-in[\w-]*\.spec\.ts$/;

/** Runs against the servers that `scripts/e2e.mjs` has started. */
export default defineConfig<object, ShopOptions>({
  ...runs,
  testDir: './specs',
  globalSetup: './fixtures/previous-releases.ts',
  reporter: reporterTo('e2e'),
  use: browser,
  projects: [
    // First, because it has only one worker.
    { name: 'own-shop', testMatch: inOwnShop, workers: 1, fullyParallel: false },
    { name: 'rendered', testIgnore: inOwnShop, use: { baseURL: getAddress(process.env.EDGE_PORT) } },
    {
      name: 'client-only',
      testMatch: alsoClientOnly,
      grepInvert: onlyRendered,
      use: { baseURL: getAddress(process.env.EDGE_PORT_CLIENT_ONLY), rendering: 'off' },
    },
  ],
});
