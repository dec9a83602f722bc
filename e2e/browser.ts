import { availableParallelism } from 'node:os';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Browsers and servers keep every core busy: more workers than cores only make each of them slower. */
const workers = Math.min(4, availableParallelism());

/** What all runs in a browser have in common. Ports come in the environment, from the scripts that start the servers. */
export const runs = {
  outputDir: '../test-results/e2e',
  workers,
  fullyParallel: true,
  // A test that needed its second try is named at the end of the run.
  retries: 1,
  // Only a hang reaches these limits, on a slow machine too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
} satisfies PlaywrightTestConfig;

export const reporterTo = (name: string): PlaywrightTestConfig['reporter'] => [
  ['list'],
  ['json', { outputFile: `../test-results/${name}.json` }],
];

export const getAddress = (port: string | undefined) => `http://127.0.0.1:${port ?? '4000'}`;

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Traces take a third of a run's time, read or not: `npm run e2e -- --trace on …` where one is wanted. */
export const browser = {
  viewport: { width: 1440, height: 900 },
  launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: flags },
  screenshot: 'only-on-failure',
  trace: 'off',
  // What a worker answers no route of a test sees; suites that are about it allow it.
  serviceWorkers: 'block',
} satisfies PlaywrightTestConfig['use'];
