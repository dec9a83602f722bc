import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const scripts = {
  sandbox: 'sandbox/src/cli.ts',
  edge: 'delivery/src/edge/main.ts',
  release: 'delivery/src/cli/main.ts',
};

export interface Running {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

type Environment = Record<string, string>;

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const start = (script: keyof typeof scripts, args: string[], env: Environment): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', scripts[script], ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    // Output of the edge is not needed; errors are shown.
    stdio: ['ignore', script === 'edge' ? 'ignore' : 'inherit', 'inherit'],
  });

const run = (...command: Parameters<typeof start>): Promise<void> =>
  new Promise((resolve, reject) => {
    start(...command).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command[0]} ${command[1][0]} ended with ${code}`)),
    );
  });

/** Starts a server; resolves to its address once it is healthy. */
async function serve(script: keyof typeof scripts, port: number, env: Environment): Promise<Running> {
  const child = start(script, [], env);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { origin, pid: child.pid ?? 0, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`the ${script} did not start`);
}

/** Where the shop's data are: a folder of PGlite, or a PostgreSQL database. */
export interface ShopData {
  folder: string;
  database: string | undefined;
}

const toEnvironment = ({ folder, database }: ShopData): Environment => ({
  SANDBOX_DATA: folder,
  DATABASE_URL: database ?? '',
});

async function hasShop({ folder, database }: ShopData): Promise<boolean> {
  if (!database) return existsSync(folder);
  const { openPostgres } = await import('../database/postgres');
  const queries = openPostgres(database, 1);
  try {
    const [found] = await queries.query<{ items: string | null }>(
      `SELECT to_regclass('items')::text AS items`,
    );
    return typeof found?.items === 'string';
  } finally {
    await queries.close();
  }
}

/** Fills a database with the demo data and so many additional items, unless it has a shop already. */
export async function fill(data: ShopData, items: number): Promise<void> {
  if (await hasShop(data)) return;
  await run('sandbox', ['generate', '--items', String(items)], toEnvironment(data));
}

/** Starts a sandbox over these data. */
export async function serveShop(data: ShopData): Promise<Running> {
  const port = await findFreePort();
  return serve('sandbox', port, {
    ...toEnvironment(data),
    SANDBOX_PORT: String(port),
    SANDBOX_LIMITS: 'off',
  });
}

const isBuilt = (app: string) => existsSync(join(root, app, 'dist', 'release.json'));

/** Starts an edge in front of a backend: publishes the builds of `npm run build` into a store in a folder. */
export async function serveEdge(folder: string, apiOrigin: string): Promise<Running> {
  const apps = readdirSync(root).filter((name) => /^(host|mfe-.*)$/.test(name) && isBuilt(name));
  if (!apps.includes('host')) throw new Error('There is no build that an edge could serve: npm run build');
  const port = await findFreePort();
  const env = {
    RELEASES_DIR: join(folder, 'releases'),
    RELEASES_STORE: '',
    RELEASE_KEYS_DIR: join(folder, 'keys'),
    RELEASE_COMPRESSION: 'quick',
    RELEASE_BUDGETS: 'off',
    API_ORIGIN: apiOrigin,
    EDGE_HOST: '127.0.0.1',
    EDGE_PORT: String(port),
  };
  const builds = apps.flatMap((app) => [app, join(app, 'dist')]);
  await run('release', ['publish', ...builds, '--promote', '--no-tag'], env);
  return serve('edge', port, env);
}
