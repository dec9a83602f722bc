import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newGuest } from '../testing/people';
import { openTestShop, type TestShop } from '../testing/test-shop';
import type { Database } from './database';
import { openPostgres } from './postgres';

const server = process.env.DATABASE_URL;
/** PGlite runs in this process and cannot be lost. `npm run test:postgres` has a server. */
const withServer = server ? describe : describe.skip;

/** Ends all connections to this database, as a restart of the server does. */
const cutAll = async (database: Database) => {
  const [{ name = '' } = {}] = await database.query<{ name: string }>('SELECT current_database() AS name');
  const admin = openPostgres(server ?? '', 1);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await admin.close();
};

withServer('a PostgreSQL server that restarts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('loses only open transactions [ERR-01]', async () => {
    const { database } = shop;
    const broken = database.transaction(async (tx) => {
      await tx.query('SELECT 1');
      await cutAll(database);
      await pause(200); // the loss is noticed while no query runs
      await tx.query('SELECT 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('costs each client one refused request at most [ERR-01]', async () => {
    const { guestId } = await newGuest(shop);
    const sendRequest = async () =>
      (
        await shop.app.inject({
          url: `/api/v1/customer/cart/list?guest_id=${guestId}`, // nothing of it is cached
          headers: { moduleid: '1', zoneid: '[1]' },
        })
      ).statusCode;
    let isCut = false;
    let answered = 0;
    /** Requests from before the cut until eight after it. */
    const visitor = async () => {
      const statuses: number[] = [];
      for (let after = 0; after < 8; after += isCut ? 1 : 0) {
        statuses.push(await sendRequest());
        answered += 1;
      }
      return statuses;
    };
    const lost = jest.mocked(console.error).mock.calls.length;
    const visitors = Array.from({ length: 10 }, visitor);
    // Connections that are being opened when the server ends are not lost.
    while (answered < 20) await pause(10);
    await cutAll(shop.database);
    isCut = true;
    const refused = (await Promise.all(visitors)).map((all) => all.filter((status) => status !== 200));
    for (const statuses of refused) {
      expect(statuses.length).toBeLessThanOrEqual(1);
      expect(statuses.every((status) => status === 503)).toBe(true);
    }
    expect(await sendRequest()).toBe(200);
    while (jest.mocked(console.error).mock.calls.length === lost) await pause(10);
  });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // it listens on a port
      probe.close(() => resolve(port));
    });
  });

/** A separate API process, as in production. */
async function startApi(url: string): Promise<{ child: ChildProcess; origin: string; output: string[] }> {
  const port = String(await freePort());
  const output: string[] = [];
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/src/main.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, DATABASE_URL: url, SANDBOX_PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void output.push(chunk.toString()));
  return { child, origin: `http://127.0.0.1:${port}`, output };
}

async function serves({ child, origin, output }: Awaited<ReturnType<typeof startApi>>): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error(output.join(''));
}

withServer('an empty database', () => {
  const name = `shop_race_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(server ?? 'postgres://none'), { pathname: `/${name}` }).href;

  it('is seeded once by several APIs that start on it, and all serve', async () => {
    const admin = openPostgres(server ?? '', 1);
    await admin.query(`CREATE DATABASE ${name}`);
    const apis = await Promise.all([url, url].map(startApi));
    try {
      await Promise.all(apis.map(serves));
      expect(apis.filter(({ output }) => output.join('').includes('seeded'))).toHaveLength(1);
    } finally {
      const ended = apis.map(({ child }) =>
        child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : null,
      );
      apis.forEach(({ child }) => child.kill('SIGTERM'));
      await Promise.all(ended);
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.close();
    }
  });
});
