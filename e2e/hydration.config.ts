import { defineConfig } from '@playwright/test';
import { addressOf, browser, reporterTo, runs } from './browser';

/** Runs against the releases in development that `scripts/hydration.mjs` serves. */
export default defineConfig({
  ...runs,
  testDir: './hydration',
  outputDir: '../test-results/hydration',
  reporter: reporterTo('hydration'),
  use: { ...browser, baseURL: addressOf(process.env.EDGE_PORT) },
});
