import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from './apps.mjs';
import { readCommandLine, refuse, suggest } from './command-line.mjs';
import { checkNode, installMissing, root } from './install.mjs';

/**
 * Host and remotes with hot reload against the sandbox: `npm run dev`; one remote beside the last builds of the
 * others: `npm run dev -- mfe-catalog`, beside the live releases of an edge, and with its backend: `-- mfe-catalog --from
 * https://shop.example`, or without the others: `-- mfe-catalog --alone`. With API_ORIGIN, another backend, no sandbox is
 * started. DEV_PORT is the host's port (4200); the remotes' follow.
 */
const definition = {
  usage: 'npm run dev -- [REMOTE …] [options]',
  description: [
    'Host and remotes with hot reload against the sandbox; named remotes beside the last builds of the others.',
    `Remotes: ${remotes.join(', ')}. API_ORIGIN=https://… takes another backend than the sandbox.`,
  ].join('\n'),
  takesNames: true,
  options: {
    alone: { description: 'without the other remotes' },
    from: { value: 'ADDRESS', description: 'beside the live releases of this edge, and with its backend' },
  },
  example: 'npm run dev -- mfe-catalog',
};
const {
  values: { alone = false, from },
  names: named,
} = readCommandLine(definition);
const unknown = named.find((app) => !remotes.includes(app));
if (unknown !== undefined)
  refuse(
    `There is no remote ${unknown}.${suggest(unknown, remotes)} There are: ${remotes.join(', ')}.`,
    definition,
  );

checkNode();
installMissing();

const children = [];
function run(what, ...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  child.on('exit', (code) => {
    if (code) console.error(`${what} has ended with ${code}`);
    stop(code ?? 0);
  });
  children.push(child);
}

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

/** Remotes that are not under development use their last build. Builds those that have none yet. */
async function buildOthers() {
  const missing = remotes.filter(
    (app) => !named.includes(app) && !existsSync(join(root, app, 'dist/release.json')),
  );
  if (named.length === 0 || alone || from || missing.length === 0) return;
  console.log(`Building ${missing.join(', ')} once …`);
  const built = spawn(process.execPath, ['scripts/build.mjs', ...missing], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => built.on('exit', resolve));
  if (code !== 0) process.exit(1);
}

await buildOthers();
if (!process.env.API_ORIGIN && !from) run('The sandbox', '--import', 'tsx', 'sandbox/src/main.ts');
const server = 'shared/federation-build/src/dev.ts';
run('The development server', '--import', 'tsx', server, ...process.argv.slice(2));
