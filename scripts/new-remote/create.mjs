#!/usr/bin/env node
/** `npm create @shop/remote gifts`: creates the remote mfe-gifts in a folder, and repository, of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTemplate } from './fill.mjs';
import { checkName, Refused } from './names.mjs';
import { withTarballs } from './tarballs.mjs';

const usage = `npm create @shop/remote NAME [-- OPTIONS]    a remote mfe-NAME in a folder of its own

  --packages FOLDER   installs the shop's packages from the tarballs in FOLDER instead of a registry
  --no-install        writes the files only

Example:
  npm create @shop/remote gifts`;

const options = {
  packages: { type: 'string' },
  'no-install': { type: 'boolean' },
  help: { type: 'boolean' },
};

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Refused(`${error.message}\n\n${usage}`);
  }
}

/** Creates everything or nothing: the complete folder is moved into place. */
function createFolder(name, packages) {
  const folder = resolve(`mfe-${name}`);
  if (existsSync(folder)) throw new Refused(`mfe-${name} exists already`);
  const work = mkdtempSync(resolve('.mfe-'));
  try {
    for (const part of ['template', 'own-repository'])
      copyTemplate(join(import.meta.dirname, part), work, name);
    renameSync(join(work, 'gitignore'), join(work, '.gitignore'));
    const file = join(work, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const complete = packages ? withTarballs(manifest, resolve(packages), work) : manifest;
    writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

/** Installs, which writes the lockfile. */
function install(folder) {
  const { status } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Refused(`npm install failed: run it again in ${folder}`);
}

const nextSteps = (
  name,
) => `mfe-${name} is created: a page at /${name}, a link for menu and footer, tests, three languages.

  cd mfe-${name}
  npm test
  npm run dev -- --host https://shop.example     the shop with this remote in it
  npm run build                                  its release, in dist/

README.md says how to release it.`;

try {
  const { values, positionals } = readArguments();
  if (values.help) console.log(usage);
  else {
    if (positionals.length !== 1) throw new Refused(`expected one name\n\n${usage}`);
    const name = checkName(positionals[0]);
    const folder = createFolder(name, values.packages);
    if (!values['no-install']) install(folder);
    console.log(nextSteps(name));
  }
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
}
