import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { Database } from '../database/database';
import { controlRoutes, jobsPath } from './control.routes';
import { getStartTime } from './process-start';
import { announce, FolderInUse, findHolder, lockFolder } from './folder-lock';

const base = mkdtempSync(join(tmpdir(), 'shop-lock-'));
const folder = join(base, 'shop');
const file = `${folder}.lock`;
afterAll(() => rmSync(base, { recursive: true }));

it('locks a data folder for one process, and ignores the lock of a process that has ended', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  writeFileSync(file, JSON.stringify({ pid: other.pid, url: 'http://127.0.0.1:1', token: 'x' }));
  expect(findHolder(folder)).toMatchObject({ pid: other.pid, url: 'http://127.0.0.1:1' });
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  const exited = new Promise((resolve) => other.on('exit', resolve));
  other.kill();
  await exited;
  expect(findHolder(folder)).toBeNull();
  const unlock = lockFolder(folder);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    pid: process.pid,
    started: getStartTime(process.pid),
  });
  unlock();
  expect(existsSync(file)).toBe(false);
});

it('ignores a lock whose process id belongs to another process by now', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const { pid = 0 } = stranger;
  const started = getStartTime(pid);
  expect(started).toMatch(/./);
  writeFileSync(file, JSON.stringify({ pid, started }));
  expect(findHolder(folder)).toMatchObject({ pid });
  writeFileSync(file, JSON.stringify({ pid, started: `${started} earlier` }));
  expect(findHolder(folder)).toBeNull();
  lockFolder(folder)();
  const exited = new Promise((resolve) => stranger.on('exit', resolve));
  stranger.kill();
  await exited;
  expect(getStartTime(pid)).toBeNull();
});

it('ignores a broken lock file', () => {
  writeFileSync(file, '{"pid":');
  expect(findHolder(folder)).toBeNull();
});

it('writes its token so that only its own user can read it', () => {
  const token = announce(folder, 'http://127.0.0.1:4100');
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(statSync(file).mode & 0o077).toBe(0);
});

describe('jobs', () => {
  const app = fastify();
  let token: string | null = null;
  // no job of these tests reaches the database
  controlRoutes(app, {} as Database, () => token);
  afterAll(() => app.close());
  const post = (authorization?: string) =>
    app.inject({
      method: 'POST',
      url: jobsPath,
      headers: authorization ? { authorization } : {},
      payload: { kind: 'generate', items: 5, stores: null, seed: 1 },
    });

  it.each([undefined, 'Bearer ', 'Bearer wrong', 'Bearer right-toke\u00ef', 'right-tokem'])(
    'do not exist for a caller with the token %p',
    async (authorization) => {
      for (token of [null, 'right-token']) expect((await post(authorization)).statusCode).toBe(404);
    },
  );
});
