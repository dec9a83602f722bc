import { join } from 'node:path';
import { readCommandLine } from './command-line.mjs';
import { requireBrowser } from './find-browser.mjs';
import { installMissing, root } from './install.mjs';
import { run, startTestShop } from './test-shop.mjs';

/** Options of `playwright test`. */
const options = [
  ...[
    'debug',
    'fail-on-flaky-tests',
    'forbid-only',
    'fully-parallel',
    'global-timeout',
    'grep',
    'grep-invert',
    'headed',
  ],
  ...['ignore-snapshots', 'last-failed', 'list', 'max-failures', 'name', 'no-deps', 'only-changed', 'output'],
  ...['pass-with-no-tests', 'project', 'quiet', 'repeat-each', 'reporter', 'retries', 'shard', 'test-list'],
  ...['test-list-invert', 'timeout', 'trace', 'tsconfig', 'ui', 'ui-host', 'ui-port', 'update-snapshots'],
  ...['update-source-method', 'workers', 'x', 'browser'],
];

/** Reads the arguments of a command whose arguments go to Playwright. Ends for `--help`, and for an option that it does not have. */
export function readPlaywrightArguments(name, description) {
  return readCommandLine({
    usage: `npm run ${name} -- [PATTERN …] [options of Playwright]`,
    description: `${description}\nA pattern selects test files; --grep selects titles.`,
    passesOn: { to: 'Playwright', known: options },
    example: `npm run ${name} -- checkout --grep "coupon" --workers 1`,
  }).rest;
}

/**
 * Builds the apps (`builds`: arguments of each `npm run build`, all at the same time), starts a shop of its own and runs a
 * Playwright config against it, with `env` in addition to the shop's environment. `args` go to Playwright.
 */
export async function playwright({ args, config, builds = [[]], shop: settings, env = {} }) {
  installMissing();
  const chromium = requireBrowser('headless shell');
  let shop = null;
  try {
    const built = Promise.all(builds.map((build) => run(process.execPath, ['scripts/build.mjs', ...build])));
    shop = await startTestShop({ ...settings, compression: 'quick', built });
    const command = ['test', '-c', config, ...args];
    const program = join(root, 'e2e', 'node_modules', '.bin', 'playwright');
    await run(program, command, { ...shop.env, ...env, CHROME_PATH: chromium });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    shop?.stop();
  }
}
