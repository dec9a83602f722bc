import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../fixtures/releases';
import type { App } from '../fixtures/translations';

/** Folders that builds and tests write. */
const made = new Set(['dist', 'dist-development', 'test-results']);
const needed = ['package.json', 'tsconfig.json', 'scripts', 'shared', 'host'];

interface Change {
  /** File below the remote's folder. */
  file: string;
  from: string;
  to: string;
}

/** Builds a release of a remote from changed source, in a separate folder. Returns that folder. */
export function builtFrom(app: App, version: string, folder: string, { file, from, to }: Change): string {
  rmSync(folder, { recursive: true, force: true });
  for (const name of [...needed, app])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !made.has(basename(path)),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const changed = join(folder, app, file);
  const text = readFileSync(changed, 'utf8');
  if (!text.includes(from)) throw new Error(`${app}/${file} does not say ${from}`);
  writeFileSync(changed, text.replaceAll(from, to));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'shared/federation-build/src/run.ts', app],
    { cwd: folder, env: { ...process.env, APP_VERSION: version }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${app} was not built: ${stderr}`);
  return join(folder, app, 'dist');
}
