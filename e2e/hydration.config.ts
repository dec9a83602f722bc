import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { getAddress, browser, reporterTo, runs } from './browser';

/**
 * Runs against the development releases that `scripts/hydration.mjs` serves. Each page keeps a core busy while it
 * starts: with more pages than cores the browser may warn about preloaded files that are not used yet.
 */
export default defineConfig({
  ...runs,
  workers: Math.min(4, availableParallelism()),
  testDir: './hydration',
  outputDir: '../test-results/hydration',
  reporter: reporterTo('hydration'),
  use: { ...browser, baseURL: getAddress(process.env.EDGE_PORT) },
});
