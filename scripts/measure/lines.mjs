/** Lines of source, tests included. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['host', 'shared', 'delivery', 'mfe-*', 'scripts'];
const isSource = (path) => /\.(m?[jt]s|tsx|css)$/.test(path);

function countLines(folder) {
  const known = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...folders];
  const deleted = execFileSync('git', ['ls-files', '--deleted', '--', ...folders], {
    cwd: folder,
    encoding: 'utf8',
  });
  const isGone = new Set(deleted.split('\n'));
  return execFileSync('git', known, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((path) => isSource(path) && !isGone.has(path))
    .reduce((sum, path) => sum + readFileSync(join(folder, path), 'utf8').split('\n').length - 1, 0);
}

export const lines = {
  kind: 'lines',
  page: 'all',
  metrics: { lines: { name: 'lines of source', unit: '' } },
  measure: async ({ folder }) => ({ lines: countLines(folder) }),
};
