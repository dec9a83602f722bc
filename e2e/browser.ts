import { availableParallelism } from 'node:os';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Browsers and servers keep every core busy, so more workers than cores only slow each other down. */
const workers = Math.min(4, availableParallelism());

/** The common configuration of all browser runs. The scripts that start the servers pass ports in the environment. */
export const runs = {
  outputDir: '../test-results/e2e',
  workers,
  fullyParallel: true,
  // The end of the run lists tests that needed a second try.
  retries: 1,
  // Only a hang reaches these limits, even on a slow machine.
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

/** Traces take a third of a run's time, so they are off; `npm run e2e -- --trace on …` records them. */
export const browser = {
  viewport: { width: 1440, height: 900 },
  launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: flags },
  screenshot: 'only-on-failure',
  trace: 'off',
  // Routes of a test do not see what a service worker responds to, so it is blocked; suites about it allow it.
  serviceWorkers: 'block',
} satisfies PlaywrightTestConfig['use'];
