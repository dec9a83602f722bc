import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The output of git in a folder; null without git, a checkout or a result. */
function git(folder: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Whether the folder is the app's own build, in a checkout without changes: then the commit is what was built. */
function isBuiltFromCommit(app: string, dist: string): boolean {
  const root = git(dist, 'rev-parse', '--show-toplevel');
  if (!root || realpathSync(dist) !== join(realpathSync(root), app, 'dist')) return false;
  return git(root, 'status', '--porcelain') === '';
}

/**
 * Tags the commit of a release as `mfe-cart@1.4.0`; the next release is checked against this tag (`npm run skew`). Returns
 * the new tag; null if it exists already or there is nothing to tag.
 */
export function tagRelease(app: string, version: string, dist: string): string | null {
  const tag = `${app}@${version}`;
  if (!isBuiltFromCommit(app, dist)) return null;
  return git(dist, 'tag', tag) === null ? null : tag;
}
