import { defineConfig } from '@playwright/test';
import { getAddress, browser, reporterTo, runs } from './browser';

/** Runs against the current and previous releases that `scripts/skew.mjs` has built. */
export default defineConfig({
  ...runs,
  testDir: './skew',
  outputDir: '../test-results/skew',
  globalSetup: './skew/publish-previous.ts',
  reporter: reporterTo('skew'),
  use: { ...browser, baseURL: getAddress(process.env.EDGE_PORT) },
});
