import { execFileSync } from 'node:child_process';
import { root } from './install.mjs';

/** The output of a git command; null where it fails: no git, no history, no such object. */
export function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
