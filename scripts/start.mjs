/**
 * `npm start`: the whole shop on this machine. Installs what is missing, builds what has changed, publishes the
 * releases locally, starts the sandbox's API and the edge. Ctrl-C ends both.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { apps } from './apps.mjs';
import { checkNode, installMissing, root } from './install.mjs';
import { Servers } from './servers.mjs';
import { shopAddress, shopHost } from './shop-host.mjs';

const { env } = process;
const edgePort = env.EDGE_PORT || '4000';
const host = shopHost(env);
const sandboxPort = env.SANDBOX_PORT || '4100';
const releasesDir = env.RELEASES_DIR || join(root, 'releases');
const release = ['--import', 'tsx', 'delivery/src/cli/main.ts'];
const keysDir = env.RELEASE_KEYS_DIR || join(root, '.data', 'keys');
const withSandbox = !env.API_ORIGIN;

const begun = Date.now();
const say = (text) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s] ${text}`);

/** What went wrong, in words for whoever started the shop. */
class StartError extends Error {}

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
      `Port ${port} is in use, perhaps by another npm start. End that, or choose another port: ${name}=${Number(port) + 10} npm start`,
    );
  }
}

const run = (args, extra = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } });
    child.on('close', (code, signal) => {
      // Ctrl-C reaches it as well.
      if (signal === 'SIGINT') end(0);
      resolve(code === 0);
    });
  });

/** The table in the store. A folder's is read as it lies there, which saves a second. */
function storedTable() {
  if (env.RELEASES_STORE) {
    const response = spawnSync(process.execPath, [...release, 'status', '--json'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (response.status !== 0) fail(response.stderr);
    return JSON.parse(response.stdout);
  }
  const file = join(releasesDir, 'releases.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { microFrontends: {} };
}

/** What the table says of a build: live, taken back, or nothing yet. */
function getDefaultRelease(table, app, buildId) {
  const entries = table.microFrontends[app] ?? [];
  const found = entries.filter(({ extras }) => extras.buildId === buildId);
  if (found.some(({ deployment }) => deployment.state === 'active' && deployment.traffic > 0)) return 'live';
  return found.some(({ deployment }) => deployment.state !== 'active') ? 'taken back' : 'unknown';
}

async function publish() {
  // A store whose key is gone cannot be added to; it holds nothing that cannot be built again.
  const isOurs = existsSync(join(keysDir, 'release-signing.pem')) || env.RELEASE_PRIVATE_KEY;
  if (!isOurs && existsSync(join(releasesDir, 'releases.json')) && !env.RELEASES_DIR && !env.RELEASES_STORE) {
    say('The key of the local releases is gone: they are published anew.');
    rmSync(releasesDir, { recursive: true, force: true });
  }
  const table = storedTable();
  const fresh = apps.filter((app) => {
    const { buildId } = JSON.parse(readFileSync(join(root, app, 'dist', 'release.json'), 'utf8'));
    const current = getDefaultRelease(table, app, buildId);
    if (current === 'taken back')
      say(`${app}: build ${buildId} was rolled back; the one before it stays live.`);
    return current === 'unknown';
  });
  if (fresh.length === 0) return;
  say(`Publishing ${fresh.join(', ')} …`);
  const builds = fresh.flatMap((app) => [app, join(app, 'dist')]);
  // What is being worked on may be heavier than what is released.
  const budgets = { RELEASE_BUDGETS: env.RELEASE_BUDGETS || 'off' };
  if (!(await run([...release, 'publish', ...builds, '--snapshot', '--promote'], budgets)))
    fail('The releases could not be published; the reason stands above.');
}

/** What opens the status page of the releases: made once on this machine, and given to whoever can read its file. */
function deliveryToken() {
  if (env.EDGE_DELIVERY_TOKEN) return env.EDGE_DELIVERY_TOKEN;
  const file = join(keysDir, 'delivery-token');
  mkdirSync(keysDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** The edge's lines of JSON are for collectors of logs; here only what is wrong matters. */
const servers = new Servers({
  onLine: (name, line) => /"event":"(table|listening|report)"/.test(line) || console.log(`${name}: ${line}`),
  onLost(name, code) {
    console.error(`\n${name} has ended by itself (${code}); the reason stands above.`);
    end(1);
  },
});

/** The edge first, which answers what is under way; then the API, which it asks. */
function end(code) {
  servers.end().then(() => process.exit(code));
}

const serve = (name, args, extra) =>
  servers.start(name, ['--import', 'tsx', ...args], { cwd: root, env: { ...env, ...extra } });

async function healthy(name, port, at = '127.0.0.1') {
  for (
    let response = Date.now();
    !servers.isEnding;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    try {
      if ((await fetch(`http://${at}:${port}/healthz`)).ok) return say(`${name} is up.`);
    } catch {
      // not yet
    }
    if (Date.now() - response > 5_000) {
      say(`Waiting for ${name} …`);
      response = Date.now();
    }
  }
}

async function start() {
  checkNode();
  await checkPorts();
  installMissing();
  mkdirSync(join(root, '.data'), { recursive: true });
  if (withSandbox) {
    say('Starting the API with its town …');
    serve('sandbox', ['sandbox/src/main.ts'], { SANDBOX_PORT: sandboxPort, HOST: '127.0.0.1' });
  }
  say('Building what has changed …');
  if (!(await run(['scripts/build.mjs']))) fail('The build has failed; the reason stands above.');
  await publish();
  // An edge that is there before what it asks would answer with errors.
  if (withSandbox) await healthy('The API', sandboxPort);
  if (servers.isEnding) return;
  say('Starting the edge …');
  const apiOrigin = env.API_ORIGIN || `http://127.0.0.1:${sandboxPort}`;
  const token = deliveryToken();
  serve('edge', ['delivery/src/edge/main.ts'], {
    EDGE_PORT: edgePort,
    EDGE_HOST: host,
    API_ORIGIN: apiOrigin,
    EDGE_DELIVERY_TOKEN: token,
    EDGE_GUARD: env.EDGE_GUARD || 'on',
  });
  await healthy('The edge', edgePort, host === '127.0.0.1' ? host : shopAddress(host));
  if (servers.isEnding) return;
  say('Ready.');
  if (host !== '127.0.0.1')
    say(
      `Others reach it, and can sign in as anybody.${env.PUBLIC_ORIGIN ? '' : ' Payment leads back only to PUBLIC_ORIGIN: set it to the address that they open.'}`,
    );
  const shop = `http://${shopAddress(host)}:${edgePort}`;
  console.log(
    `\n  The shop:      ${shop}\n  Its releases:  ${shop}/_delivery  (token: ${token})\n  End it with Ctrl-C.\n`,
  );
}

let isRequested = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    // npm passes on what the terminal has sent already: only who asks again later does not want to wait.
    if (isRequested && Date.now() - isRequested > 1_000) servers.kill();
    isRequested ||= Date.now();
    end(0);
  });
process.on('exit', () => servers.kill());

start().catch((error) => {
  if (!servers.isEnding) console.error(error instanceof StartError ? `\n${error.message}` : error);
  end(1);
});
