/** Checks another commit out below `.data/commits` and builds it with its own scripts. The build stays there for the next run. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { run } from '../test-shop.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the folder of the commit's checkout. */
export async function buildCommit(ref) {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = join(root, '.data', 'commits', commit);
  const stamp = `${folder}.built`;
  if (existsSync(stamp)) return folder;
  console.log(`Building ${ref} (${commit.slice(0, 7)}) …`);
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', folder, commit);
  await run(
    'npm',
    ['run', '-s', 'pnpm', '--', 'install', '--frozen-lockfile', '--prefer-offline'],
    {},
    folder,
  );
  await run(process.execPath, ['scripts/build.mjs'], {}, folder);
  writeFileSync(stamp, '');
  return folder;
}
