import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { getAddress, browser, reporterTo, runs } from './browser';

/**
 * Runs against the releases in development that `scripts/hydration.mjs` serves. They keep a core busy for as long as a page
 * begins: with more pages than cores at once one may take so long that the browser complains of files not used yet.
 */
export default defineConfig({
  ...runs,
  workers: Math.min(4, availableParallelism()),
  testDir: './hydration',
  outputDir: '../test-results/hydration',
  reporter: reporterTo('hydration'),
  use: { ...browser, baseURL: getAddress(process.env.EDGE_PORT) },
});
