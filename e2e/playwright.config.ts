import { defineConfig } from '@playwright/test';
import { getAddress, browser, reporterTo, runs } from './browser';
import type { ShopOptions } from './fixtures/shop';

/** What breaks must not depend on who rendered the page: these specs run a second time where browsers do all of it. */
const alsoClientOnly = /\/(remote-down|rollout|bad-address|(rental-)?journey)\.spec\.ts$/;
/** Of the journeys each language and each size once. */
const onceIsEnough = /(en at 390|ar at 1440|on a phone)/;
/** These change the shop's settings: fixtures/own-shop.ts starts another for them, and one is enough. */
const inOwnShop = /sign-in[\w-]*\.spec\.ts$/;

/** Runs against the servers that `scripts/e2e.mjs` has started. */
export default defineConfig<object, ShopOptions>({
  ...runs,
  testDir: './specs',
  globalSetup: './fixtures/previous-releases.ts',
  reporter: reporterTo('e2e'),
  use: browser,
  projects: [
    // First, so that its one worker and the others end together.
    { name: 'own-shop', testMatch: inOwnShop, workers: 1, fullyParallel: false },
    { name: 'rendered', testIgnore: inOwnShop, use: { baseURL: getAddress(process.env.EDGE_PORT) } },
    {
      name: 'client-only',
      testMatch: alsoClientOnly,
      grepInvert: onceIsEnough,
      use: { baseURL: getAddress(process.env.EDGE_PORT_CLIENT_ONLY), rendering: 'off' },
    },
  ],
});
