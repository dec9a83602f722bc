import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { CompileStatus } from './compile-status';
import { showProgress } from './progress-line';
import { streamStatus } from './status-stream';

const folder = mkdtempSync(join(tmpdir(), 'compile-status-'));
const source = join(folder, 'source.js');
afterAll(() => rmSync(folder, { recursive: true }));

const good = 'export const cart = 1;';
const bad = 'export const cart = ;';

/** A compiler of one small file, and its status. */
function createProject() {
  const compiler = webpack({
    mode: 'development',
    entry: source,
    output: { path: join(folder, 'dist') },
  });
  if (!compiler) throw new Error('no compiler');
  const status = new CompileStatus();
  status.watch('mfe-cart', compiler);
  const compile = (text: string) => {
    writeFileSync(source, text);
    return new Promise<void>((resolve) => compiler.run(() => resolve()));
  };
  return { status, compile };
}

it('is ready when everything has compiled once, with or without errors', async () => {
  const { status, compile } = createProject();
  let isReady = false;
  const ready = status.compiled().then(() => (isReady = true));
  expect(status.all()).toEqual([{ app: 'mfe-cart', progress: 0, errors: [] }]);
  expect(isReady).toBe(false);
  await compile(bad);
  await ready;
  const [broken] = status.all();
  expect(broken).toMatchObject({
    progress: null,
    errors: [expect.stringMatching(/source\.js.*Unexpected token/s)],
  });
});

it('forgets errors that are mended, but not before', async () => {
  const { status, compile } = createProject();
  await compile(bad);
  const during = new Set<number | undefined>();
  status.subscribe(() => {
    const [now] = status.all();
    if (now?.progress !== null) during.add(now?.errors.length);
  });
  await compile(good);
  expect([...during]).toEqual([1]);
  expect(status.all()).toEqual([{ app: 'mfe-cart', progress: null, errors: [] }]);
});

it('writes a line for each compiled app, in a terminal one line that changes', async () => {
  const written = { terminal: '', file: '' };
  const { status, compile } = createProject();
  const ends = [
    showProgress(status, {
      isTTY: true,
      write: (text: unknown) => Boolean((written.terminal += String(text))),
    }),
    showProgress(status, { isTTY: false, write: (text: unknown) => Boolean((written.file += String(text))) }),
  ];
  await compile(good);
  ends.forEach((end) => end());
  expect(written.file).toBe('mfe-cart: compiled (1 of 1)\n');
  const lines = written.terminal.split('\r\u001b[K');
  expect(lines.slice(0, 2)).toEqual(['', 'Compiling: mfe-cart 0 %']);
  expect(lines.slice(-2)).toEqual(['Compiling: mfe-cart ✓', '']);
});

describe('the stream', () => {
  let server: Server;
  const { status, compile } = createProject();
  beforeAll(async () => {
    server = createServer((request, response) => streamStatus(status, request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('sends the errors of every app, and again when they change', async () => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => (await reader?.read())?.value;
    expect(await read()).toBe('data: [{"app":"mfe-cart","errors":[]}]\n\n');
    await compile(bad);
    expect(await read()).toContain('Unexpected token');
    await compile(good);
    expect(await read()).toBe('data: [{"app":"mfe-cart","errors":[]}]\n\n');
    await reader?.cancel();
  });
});
