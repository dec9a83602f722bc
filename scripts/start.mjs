/**
 * `npm start`: the whole shop on this machine. Installs missing packages, builds what has changed, publishes the
 * releases locally, starts the sandbox and the edge. Ctrl-C ends both.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { apps } from './apps.mjs';
import { readCommandLine } from './command-line.mjs';
import { checkNode, installMissing, root } from './install.mjs';
import { getBuildState, readTable, StartError } from './local-releases.mjs';
import { Servers } from './servers.mjs';
import { shopAddress, shopHost } from './shop-host.mjs';

readCommandLine({
  usage: 'npm start',
  description: [
    'Installs, builds, publishes the releases locally and starts the whole shop on this machine: http://localhost:4000',
    'Settings come from the environment: EDGE_PORT, SANDBOX_PORT, HOST, API_ORIGIN and others (docs/production.md).',
  ].join('\n'),
  example: 'EDGE_PORT=4010 SANDBOX_PORT=4110 npm start',
});

const { env } = process;
const edgePort = env.EDGE_PORT || '4000';
const host = shopHost(env);
const sandboxPort = env.SANDBOX_PORT || '4100';
const releasesDir = env.RELEASES_DIR || join(root, 'releases');
const release = ['--import', 'tsx', 'delivery/src/cli/main.ts'];
const keysDir = env.RELEASE_KEYS_DIR || join(root, '.data', 'keys');
const withSandbox = !env.API_ORIGIN;

const begun = Date.now();
const log = (text) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s] ${text}`);

function fail(text) {
  throw new StartError(text);
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(Number(port), () => probe.close(() => resolve(true)));
  });

async function checkPorts() {
  const ports = { EDGE_PORT: edgePort, ...(withSandbox ? { SANDBOX_PORT: sandboxPort } : {}) };
  for (const [name, port] of Object.entries(ports)) {
    if (!/^\d+$/.test(port) || Number(port) > 65_535) fail(`${name} must be a port number, not "${port}".`);
    if (await isFree(port)) continue;
    fail(
      `Port ${port} is in use, perhaps by another npm start. Stop it, or choose another port: ${name}=${Number(port) + 10} npm start`,
    );
  }
}

const run = (args, extra = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } });
    child.on('close', (code, signal) => {
      // Ctrl-C reaches the child, too.
      if (signal === 'SIGINT') end(0);
      resolve(code === 0);
    });
  });

/** The release table of the store. In a folder it is read directly, which saves a second. */
function getTable() {
  if (!env.RELEASES_STORE) return readTable(releasesDir);
  const response = spawnSync(process.execPath, [...release, 'status', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (response.status !== 0) fail(response.stderr);
  return JSON.parse(response.stdout);
}

async function publish() {
  // Without its key nothing can be added to a store. The local one holds nothing that cannot be built again.
  const isOurs = existsSync(join(keysDir, 'release-signing.pem')) || env.RELEASE_PRIVATE_KEY;
  if (!isOurs && existsSync(join(releasesDir, 'releases.json')) && !env.RELEASES_DIR && !env.RELEASES_STORE) {
    log('The key of the local releases is missing: publishing them again.');
    rmSync(releasesDir, { recursive: true, force: true });
  }
  const table = getTable();
  const fresh = apps.filter((app) => {
    const { buildId } = JSON.parse(readFileSync(join(root, app, 'dist', 'release.json'), 'utf8'));
    const state = getBuildState(table, app, buildId);
    if (state === 'rolled back')
      log(`${app}: build ${buildId} was rolled back; the one before it stays live.`);
    return state === 'unknown';
  });
  if (fresh.length === 0) return;
  log(`Publishing ${fresh.join(', ')} …`);
  const builds = fresh.flatMap((app) => [app, join(app, 'dist')]);
  // Work in progress may exceed the size limits of releases.
  const budgets = { RELEASE_BUDGETS: env.RELEASE_BUDGETS || 'off' };
  // Who starts the shop wants to see their own code, not a canary of before. One in a shared store belongs to others.
  const replace = env.RELEASES_STORE ? [] : ['--replace'];
  if (!(await run([...release, 'publish', ...builds, '--snapshot', '--promote', ...replace], budgets)))
    fail('The releases could not be published; see the error above.');
}

/** The token for `/_delivery` and `/_shop`: created once on this machine, in a file that only its owner can read. */
function getDeliveryToken() {
  if (env.EDGE_DELIVERY_TOKEN) return env.EDGE_DELIVERY_TOKEN;
  const file = join(keysDir, 'delivery-token');
  mkdirSync(keysDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** The edge logs JSON for log collectors; here only problems matter. */
const servers = new Servers({
  onLine: (name, line) => /"event":"(table|listening|report)"/.test(line) || console.log(`${name}: ${line}`),
  onLost(name, code) {
    console.error(`\n${name} has ended unexpectedly (${code}); see the error above.`);
    end(1);
  },
});

/** Ends the edge first, which completes its running requests, then the API, which it calls. */
function end(code) {
  servers.end().then(() => process.exit(code));
}

const serve = (name, args, extra) =>
  servers.start(name, ['--import', 'tsx', ...args], { cwd: root, env: { ...env, ...extra } });

async function waitUntilHealthy(name, port, at = '127.0.0.1') {
  let lastMessage = Date.now();
  for (; !servers.isEnding; await new Promise((resolve) => setTimeout(resolve, 100))) {
    try {
      if ((await fetch(`http://${at}:${port}/healthz`)).ok) return log(`${name} is up.`);
    } catch {
      // not yet
    }
    if (Date.now() - lastMessage > 5_000) {
      log(`Waiting for ${name} …`);
      lastMessage = Date.now();
    }
  }
}

async function start() {
  checkNode();
  await checkPorts();
  installMissing();
  mkdirSync(join(root, '.data'), { recursive: true });
  if (withSandbox) {
    log('Starting the API with its demo data …');
    serve('sandbox', ['sandbox/src/main.ts'], { SANDBOX_PORT: sandboxPort, HOST: '127.0.0.1' });
  }
  log('Building what has changed …');
  if (!(await run(['scripts/build.mjs']))) fail('The build has failed; see the error above.');
  await publish();
  // An edge that starts before its API would respond with errors.
  if (withSandbox) await waitUntilHealthy('The API', sandboxPort);
  if (servers.isEnding) return;
  log('Starting the edge …');
  const apiOrigin = env.API_ORIGIN || `http://127.0.0.1:${sandboxPort}`;
  const token = getDeliveryToken();
  serve('edge', ['delivery/src/edge/main.ts'], {
    EDGE_PORT: edgePort,
    EDGE_HOST: host,
    API_ORIGIN: apiOrigin,
    EDGE_DELIVERY_TOKEN: token,
    EDGE_GUARD: env.EDGE_GUARD || 'on',
  });
  await waitUntilHealthy('The edge', edgePort, host === '127.0.0.1' ? host : shopAddress(host));
  if (servers.isEnding) return;
  log('Ready.');
  if (host !== '127.0.0.1')
    log(
      `Other machines can reach the shop, and anybody can sign in as anyone.${env.PUBLIC_ORIGIN ? '' : ' Payment returns only to PUBLIC_ORIGIN: set it to the address that visitors open.'}`,
    );
  const shop = `http://${shopAddress(host)}:${edgePort}`;
  console.log(
    `\n  The shop:        ${shop}\n  Its releases:    ${shop}/_delivery  (token: ${token})\n  Its statistics:  ${shop}/_shop  (the same token)\n  End it with Ctrl-C.\n`,
  );
}

let requestedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    // npm sends the terminal's signal a second time. Only a later one means that the user does not want to wait.
    if (requestedAt && Date.now() - requestedAt > 1_000) servers.kill();
    requestedAt ||= Date.now();
    end(0);
  });
process.on('exit', () => servers.kill());

start().catch((error) => {
  if (!servers.isEnding) console.error(error instanceof StartError ? `\n${error.message}` : error);
  end(1);
});
