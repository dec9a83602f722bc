import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const servers = pathToFileURL(join(import.meta.dirname, 'servers.mjs')).href;

const folder = mkdtempSync(join(tmpdir(), 'servers-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** The servers write here which of them has ended. */
const order = join(folder, 'order');

/** A server that is asked for something that takes so long. Ctrl-C of the terminal would end it with 9. */
const server = (name: string, milliseconds: number) => `
  process.on('SIGTERM', () => setTimeout(() => {
    require('node:fs').appendFileSync(process.env.ORDER, '${name} ');
    process.exit(0);
  }, ${milliseconds}));
  process.on('SIGINT', () => process.exit(9));
  setInterval(() => {}, 1_000);
  console.log('${name} is up');`;

/** As `npm start`: starts both, and ends them with Ctrl-C. */
const starter = (how: string, edgeTakes: number) => `
  import { Servers } from ${JSON.stringify(servers)};
  const ended = (name, code) => console.log(name + ' is lost: ' + code);
  const all = new Servers({ onLine: (_name, line) => console.log(line), onLost: ended });
  process.on('SIGINT', () => { ${how}; all.end().then(() => { console.log('all have ended'); process.exit(0); }); });
  all.start('api', ['-e', ${JSON.stringify(server('api', 0))}], {});
  all.start('edge', ['-e', ${JSON.stringify(server('edge', edgeTakes))}], {});`;

/** Runs it, and sends what a terminal sends for Ctrl-C once both are up: a signal to the whole group. */
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

it('Ctrl-C ends the edge with its answers given, then the API, and reaches neither itself', async () => {
  const { output, code } = await afterCtrlC(starter('', 500));
  expect(output).toContain('all have ended');
  expect(output).not.toContain('is lost');
  expect(code).toBe(0);
  expect(readFileSync(order, 'utf8')).toBe('edge api ');
});

it('who does not want to wait ends them at once', async () => {
  const { output } = await afterCtrlC(starter('setTimeout(() => all.kill(), 100)', 600_000));
  expect(output).toContain('all have ended');
});
