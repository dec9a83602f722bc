import { execFileSync } from 'node:child_process';

/** The commit that a folder is built from, with `+dirty` if files differ from it; null without git. */
export function getCommit(dir: string): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit}+dirty`;
  } catch {
    return null; // an exported folder without git can be built too
  }
}
