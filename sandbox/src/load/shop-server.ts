import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const start = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', cli, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

/** Fills a folder's database with so many items beside the town. */
export const generate = (folder: string, items: number): Promise<void> =>
  new Promise((resolve, reject) => {
    start(['generate', '--items', String(items)], { SANDBOX_DATA: folder }).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`generating ended with ${code}`)),
    );
  });

/** A backend of its own over a folder; answers where it listens when it does. */
export async function serveFolder(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = start([], { SANDBOX_DATA: folder, SANDBOX_PORT: String(port), SANDBOX_LIMITS: 'off' });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('the server did not start');
}
