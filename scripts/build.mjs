import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from './apps.mjs';
import { readCommandLine, refuse, suggest } from './command-line.mjs';
import { checkNode, installMissing, root } from './install.mjs';
import { sourceHash } from './source-hash.mjs';

/**
 * Builds the releases whose source has changed, two at a time; installs missing packages.
 * `npm run build`, `npm run build -- mfe-catalog`; `--development` builds releases with the libraries' development
 * warnings, into folders of their own.
 */
const atOnce = 2;

const definition = {
  usage: 'npm run build -- [APP …] [options]',
  description: `Builds the releases whose source has changed, two at a time.\nApps: ${apps.join(', ')}; without a name all of them.`,
  takesNames: true,
  options: {
    development: { description: "with the libraries' development warnings, into dist-development" },
    force: { description: 'also those whose source has not changed' },
  },
  example: 'npm run build -- mfe-catalog mfe-cart',
};
const {
  values: { development: isDevelopment = false, force: isForced = false },
  names: requested,
} = readCommandLine(definition);
const dist = isDevelopment ? 'dist-development' : 'dist';
const env = { ...process.env, RELEASE_MODE: isDevelopment ? 'development' : 'production' };

const unknown = requested.find((app) => !apps.includes(app));
if (unknown !== undefined)
  refuse(`There is no app ${unknown}.${suggest(unknown, apps)} There are: ${apps.join(', ')}.`, definition);

checkNode();
installMissing();

const requestedApps = requested.length > 0 ? requested : apps;
const jobs = requestedApps.map((app) => ({ app, output: `${app}/${dist}` }));

const getHashFile = (job) => join(root, job.output, '.source-hash');
const toHash = (job) =>
  sourceHash(root, [job.app, 'shared'], ['pnpm-lock.yaml', 'package.json'], process.env.APP_VERSION ?? '');
const isFresh = (job, hash) =>
  !isForced && existsSync(getHashFile(job)) && readFileSync(getHashFile(job), 'utf8') === hash;

function build(job) {
  const begun = Date.now();
  const hash = toHash(job);
  if (isFresh(job, hash)) {
    console.log(`${job.app}: unchanged`);
    return Promise.resolve(true);
  }
  console.log(`${job.app}: building…`);
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'shared/federation-build/src/run.ts', job.app];
    const child = spawn(process.execPath, command, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('exit', (code) => {
      if (code === 0) {
        mkdirSync(join(root, job.output), { recursive: true });
        writeFileSync(getHashFile(job), hash);
      }
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      console.log(`${job.app}: ${code === 0 ? 'built' : 'failed'} in ${seconds} s`);
      resolve(code === 0);
    });
  });
}

const waiting = [...jobs];
const results = [];
async function work() {
  for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await build(job));
}
await Promise.all(Array.from({ length: atOnce }, work));
process.exit(results.every(Boolean) ? 0 : 1);
