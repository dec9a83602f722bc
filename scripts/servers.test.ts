import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const servers = pathToFileURL(join(import.meta.dirname, 'servers.mjs')).href;

const folder = mkdtempSync(join(tmpdir(), 'servers-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Each server appends its name to this file when it ends. */
const order = join(folder, 'order');

/** A server whose running request takes so long. Ctrl-C of the terminal would end it with 9. */
const server = (name: string, milliseconds: number) => `
  process.on('SIGTERM', () => setTimeout(() => {
    require('node:fs').appendFileSync(process.env.ORDER, '${name} ');
    process.exit(0);
  }, ${milliseconds}));
  process.on('SIGINT', () => process.exit(9));
  setInterval(() => {}, 1_000);
  console.log('${name} is up');`;

/** Like `npm start`: starts both servers, and ends them on Ctrl-C. */
const starter = (how: string, edgeTakes: number) => `
  import { Servers } from ${JSON.stringify(servers)};
  const ended = (name, code) => console.log(name + ' is lost: ' + code);
  const all = new Servers({ onLine: (_name, line) => console.log(line), onLost: ended });
  process.on('SIGINT', () => { ${how}; all.end().then(() => { console.log('all have ended'); process.exit(0); }); });
  all.start('api', ['-e', ${JSON.stringify(server('api', 0))}], {});
  all.start('edge', ['-e', ${JSON.stringify(server('edge', edgeTakes))}], {});`;

/** Runs the script and, once both servers are up, signals the whole group, as a terminal does for Ctrl-C. */
async function afterCtrlC(source: string): Promise<{ output: string; code: unknown }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    detached: true,
    env: { ...process.env, ORDER: order },
  });
  let output = '';
  let isSent = false;
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (isSent || !output.includes('api is up') || !output.includes('edge is up')) return;
    isSent = true;
    process.kill(-(child.pid ?? 0), 'SIGINT');
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { output, code };
}

it('ends the edge after its running requests, then the API, and Ctrl-C reaches neither directly', async () => {
  const { output, code } = await afterCtrlC(starter('', 500));
  expect(output).toContain('all have ended');
  expect(output).not.toContain('is lost');
  expect(code).toBe(0);
  expect(readFileSync(order, 'utf8')).toBe('edge api ');
});

it('ends both at once when asked to kill them', async () => {
  const { output } = await afterCtrlC(starter('setTimeout(() => all.kill(), 100)', 600_000));
  expect(output).toContain('all have ended');
});
