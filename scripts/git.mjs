import { execFileSync } from 'node:child_process';
import { root } from './install.mjs';

/** What git says; null where there is no git, no history or no such thing. */
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
