/**
 * `npm run try-containerfile`: performs the steps of the Containerfile in an empty folder, for machines without containers.
 * Then starts both targets over the existing builds, with only the public key. Exits with 0 where everything works.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { copied, ignoring, stagesIn } from '../delivery/fixtures/containerfile.ts';
import { apps } from './apps.mjs';
import { readCommandLine } from './command-line.mjs';
import { root } from './install.mjs';

readCommandLine({
  usage: 'npm run try-containerfile',
  description:
    'Performs the steps of the Containerfile in an empty folder, and starts both targets over the existing builds.',
  example: 'npm run build && npm run try-containerfile',
});

const work = mkdtempSync(join(tmpdir(), 'containerfile-'));
const isIgnored = ignoring(join(root, '.dockerignore'));
const built = new Map();
const running = [];

const log = (text) => console.log(text);
const { PATH, HOME } = process.env;

/** Where a path of the image is on this machine: below the stage's folder. */
const at = (stage, path) => join(work, stage.name, path.startsWith('/') ? path : join(stage.dir, path));

function copy(stage, text) {
  const { from, sources, target } = copied(text);
  for (const source of sources) {
    const path = from ? at(built.get(from), source) : join(root, source);
    const isFile = statSync(path).isFile();
    const name = isFile && target.endsWith('/') ? join(target, source.split('/').at(-1)) : target;
    mkdirSync(join(at(stage, name), isFile ? '..' : '.'), { recursive: true });
    const filter = (file) => from !== null || file === path || !isIgnored(relative(root, file));
    cpSync(path, at(stage, name), { recursive: true, verbatimSymlinks: true, filter });
  }
}

const steps = {
  ENV: (stage, text) => text.split(' ').forEach((pair) => stage.env.push(pair.split('=', 2))),
  WORKDIR(stage, text) {
    stage.dir = text;
    mkdirSync(at(stage, text), { recursive: true });
  },
  COPY: copy,
  RUN(stage, text) {
    log(`${stage.name}: ${text}`);
    const env = { PATH, HOME, CI: '1', ...Object.fromEntries(stage.env) };
    execFileSync('sh', ['-c', text], { cwd: at(stage, '.'), env, stdio: ['ignore', 'ignore', 'inherit'] });
  },
  CMD: (stage, text) => (stage.command = JSON.parse(text)),
  USER: () => undefined,
  EXPOSE: () => undefined,
  HEALTHCHECK: (stage, text) => (stage.health = JSON.parse(text.slice(text.indexOf('[')))),
};

function build({ name, from, steps: target }) {
  const base = built.get(from);
  const stage = { name, dir: base?.dir ?? '/', env: [...(base?.env ?? [])], command: base?.command };
  mkdirSync(join(work, name), { recursive: true });
  if (base) cpSync(join(work, from), join(work, name), { recursive: true, verbatimSymlinks: true });
  for (const { word, text } of target) steps[word](stage, text);
  built.set(name, stage);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });

/** Runs a command to its end in a stage's folder. */
const run = ({ env, ...stage }, [, ...args], more) =>
  execFileSync(process.execPath, args, {
    cwd: at(stage, '.'),
    env: { PATH, HOME, ...Object.fromEntries(env), ...more },
    encoding: 'utf8',
  });

/** Starts a stage's command; resolves once the stage's own health check passes. */
async function start(stage, more) {
  const env = { PATH, HOME, ...Object.fromEntries(stage.env), ...more };
  const child = spawn(process.execPath, stage.command.slice(1), {
    cwd: at(stage, '.'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.push(child);
  for (let tries = 0; tries < 120 && child.exitCode === null; tries += 1) {
    try {
      execFileSync(process.execPath, stage.health.slice(1), { env, stdio: 'ignore' });
      log(`${stage.name}: healthy`);
      return child;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  throw new Error(`${stage.name} did not start`);
}

async function tryImage() {
  stagesIn(join(root, 'Containerfile')).forEach(build);
  const [edge, api] = [built.get('edge'), built.get('api')];
  const [edgePort, apiPort] = [await freePort(), await freePort()];
  const keys = join(work, 'keys');
  const store = { RELEASES_DIR: join(work, 'releases') };
  const builds = apps.flatMap((app) => [app, join(root, app, 'dist')]);
  const release = [
    'node',
    '--import',
    'tsx',
    'src/cli/main.ts',
    'publish',
    ...builds,
    '--promote',
    '--no-tag',
  ];
  run(edge, release, { ...store, RELEASE_KEYS_DIR: keys, RELEASE_BY: 'try-containerfile' });
  const signing = createPrivateKey(readFileSync(join(keys, 'release-signing.pem')));
  rmSync(keys, { recursive: true });
  await start(api, { SANDBOX_PORT: apiPort, SANDBOX_DEMO: 'on' });
  const server = await start(edge, {
    ...store,
    EDGE_PORT: edgePort,
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    RELEASE_PUBLIC_KEY: createPublicKey(signing).export({ type: 'spki', format: 'pem' }),
  });
  const page = await fetch(`http://127.0.0.1:${edgePort}/`, { headers: { accept: 'text/html' } });
  const timing = page.headers.get('server-timing');
  log(`edge: / is ${page.status}, ${(await page.text()).length} characters, ${timing}`);
  if (page.status !== 200 || !timing.includes('content;desc=here'))
    throw new Error('the edge has not rendered the page');
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('the edge did not exit with 0');
  log('edge: exited with 0');
}

try {
  await tryImage();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  running.forEach((child) => child.kill('SIGKILL'));
  rmSync(work, { recursive: true, force: true });
}
