/** A separate shop on free ports for tests and measurements: real releases, sandbox in memory, edge. */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { apps } from './apps.mjs';
import { root } from './install.mjs';

const logs = join(root, 'test-results');
const release = ['--import', 'tsx', 'delivery/src/cli/main.ts'];
const edge = ['--import', 'tsx', 'delivery/src/edge/main.ts'];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });

const running = new Set();

/** When this process is ended from outside, it ends everything that it has started. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(1);
  });

/** Makes sure that the child ends with this process. */
function track(child) {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a command to its end, in the project's folder or another; rejects when the command fails. */
export const run = (command, args, env = {}, cwd = root) =>
  new Promise((resolve, reject) => {
    const child = track(spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.slice(0, 4).join(' ')} ended with ${code}`)),
    );
  });

/** Starts a server whose output goes to a log file; resolves once it is healthy. */
async function serve({ name, args, env, port }) {
  const log = openSync(join(logs, `${name}.log`), 'a');
  const child = track(
    spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...env },
    }),
  );
  for (let tries = 0; tries < 6_000 && child.exitCode === null; tries += 1) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/healthz`)).ok) return child;
    } catch {
      // not up yet
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${name} did not start; see test-results/${name}.log`);
}

/**
 * Publishes every app's dist (or `only` these apps', or the folders that `folders` names by app) into a store below
 * `.data/<name>` and serves them. `clientOnly` adds a second edge over the same store and API that leaves rendering to
 * browsers. `compression` of the releases: `best` as for visitors, `quick` where nobody measures. The sandbox starts at
 * once; what needs the releases waits until the promise `built` resolves. `stop()` ends the servers.
 */
export async function startTestShop({
  name,
  built,
  faults = false,
  only = apps,
  folders = {},
  clientOnly: withClientOnly = false,
  compression = 'best',
}) {
  const work = join(root, '.data', name);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  mkdirSync(logs, { recursive: true });
  const [sandboxPort, edgePort, clientOnlyPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    RELEASES_DIR: join(work, 'releases'),
    RELEASES_STORE: '',
    RELEASE_COMPRESSION: compression,
    // Development builds exceed the size limits.
    ...(Object.keys(folders).length > 0 ? { RELEASE_BUDGETS: 'off' } : {}),
    RELEASE_KEYS_DIR: join(work, 'keys'),
    SANDBOX_PORT: sandboxPort,
    EDGE_PORT: edgePort,
    ...(withClientOnly ? { EDGE_PORT_CLIENT_ONLY: clientOnlyPort } : {}),
    EDGE_RENDER: 'on',
    // A busy machine renders slowly; that alone must not fail a test.
    EDGE_RENDER_TIMEOUT_MS: 60_000,
    API_ORIGIN: `http://127.0.0.1:${sandboxPort}`,
    SANDBOX_DATA: 'memory',
    // Orders move when a test moves them, however slow the machine is.
    SANDBOX_PROGRESS_SECONDS: '0',
    DATABASE_URL: '',
    ...(faults ? { EDGE_FAULTS: '1', SANDBOX_FAULTS: '1' } : {}),
  };
  const builds = only.flatMap((app) => [app, folders[app] ?? join(app, 'dist')]);
  const published = async () => {
    await built;
    await run(process.execPath, [...release, 'publish', ...builds, '--promote', '--no-tag'], env);
  };
  const releases = published();
  const serveEdge = async (server, port, own = {}) => {
    await releases;
    return serve({ name: server, args: edge, env: { ...env, ...own, EDGE_PORT: port }, port });
  };
  const sandbox = ['--import', 'tsx', 'sandbox/src/main.ts'];
  const starting = [
    serve({ name: 'sandbox', args: sandbox, env, port: sandboxPort }),
    serveEdge('edge', edgePort),
    ...(withClientOnly ? [serveEdge('edge-client-only', clientOnlyPort, { EDGE_RENDER: 'off' })] : []),
  ];
  try {
    const servers = await Promise.all(starting);
    const stop = () => servers.forEach((server) => server.kill());
    return { env, edgePort, sandboxPort, stop };
  } catch (error) {
    const started = await Promise.allSettled(starting);
    started.forEach(({ value: server }) => server?.kill());
    throw error;
  }
}
