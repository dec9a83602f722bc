/**
 * Journeys in a real browser against real releases: builds what changed, publishes into a store of its own, starts
 * API (in memory) and edge on free ports, runs Playwright, ends both. Extra arguments go to Playwright.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { root } from './install.mjs';

const apps = ['host', 'mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-auth'];
const work = join(root, '.data', 'e2e');
const logs = join(root, 'test-results');

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(Object.assign(new Error(`${args.join(' ')} ended with ${code}`), { code })),
    );
  });

/** Starts a server whose output goes to a log file; answers once it is healthy. */
async function serve(name, args, env, healthUrl) {
  const log = openSync(join(logs, `${name}.log`), 'a');
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    try {
      if ((await fetch(healthUrl)).ok) return child;
    } catch {
      // not up yet
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error(`${name} did not start; see test-results/${name}.log`);
}

const chromium = findChromium();
if (!chromium) process.exit(1);

await run(process.execPath, ['scripts/build.mjs']);
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
mkdirSync(logs, { recursive: true });

const releases = join(work, 'releases');
const env = { RELEASES_DIR: releases, RELEASE_KEYS_DIR: join(work, 'keys') };
const release = (...args) =>
  run(process.execPath, ['--import', 'tsx', 'delivery/src/cli/main.ts', ...args], env);
for (const app of apps) await release('publish', app, join(app, 'dist'), '--promote');

const [sandboxPort, edgePort] = [String(await freePort()), String(await freePort())];
const servers = [];
let code = 0;
try {
  servers.push(
    await serve(
      'sandbox',
      ['--import', 'tsx', 'sandbox/src/main.ts'],
      { SANDBOX_PORT: sandboxPort, SANDBOX_DATA: 'memory', SANDBOX_FAULTS: '1', DATABASE_URL: '' },
      `http://127.0.0.1:${sandboxPort}/healthz`,
    ),
  );
  const edgeEnv = {
    ...env,
    EDGE_PORT: edgePort,
    API_ORIGIN: `http://127.0.0.1:${sandboxPort}`,
    EDGE_FAULTS: '1',
  };
  servers.push(
    await serve(
      'edge',
      ['--import', 'tsx', 'delivery/src/edge/main.ts'],
      edgeEnv,
      `http://127.0.0.1:${edgePort}/healthz`,
    ),
  );
  await run(
    join(root, 'e2e', 'node_modules', '.bin', 'playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      ...edgeEnv,
      SANDBOX_PORT: sandboxPort,
      CHROME_PATH: chromium,
    },
  );
} catch (error) {
  console.error(error.message);
  code = 1;
} finally {
  for (const server of servers) server.kill();
}
process.exit(code);
