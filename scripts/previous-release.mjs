/**
 * The release before this one, built anew from its commit and kept by it below `.cache/previous`. An area's commit is that
 * of its last tag before this one (`mfe-cart@1.4.0`), else the one that e2e/skew/previous-release.json records.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { apps } from './apps.mjs';
import { git } from './git.mjs';
import { pnpm, root } from './install.mjs';
import { run } from './test-shop.mjs';

const record = 'e2e/skew/previous-release.json';
const recorded = JSON.parse(readFileSync(join(root, record), 'utf8')).commit;

function getCommit(app) {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', `${app}@*`, 'HEAD~1');
  return git('rev-parse', '--verify', '--quiet', `${tag ?? recorded}^{commit}`);
}

/** Why it cannot be built here, and how it can; null where it can. */
export function missingHistory() {
  if (apps.every((app) => getCommit(app) !== null)) return null;
  return [
    'NOT CHECKED: whether these releases work beside those before them. This copy has no history that reaches back to',
    `${recorded} (${record}). Get it, then check: git fetch --unshallow && npm run skew`,
  ].join('\n');
}

const isSaved = (saved, app) => existsSync(join(saved, app, 'dist', 'release.json'));

/** Of its source only the texts stay, by which tests find their way. */
const isText = (path) => statSync(path).isDirectory() || path.includes(`${sep}locales${sep}`);

async function build(commit, requested, saved) {
  const temporary = mkdtempSync(join(tmpdir(), 'previous-release-'));
  const source = join(temporary, 'source');
  console.log(`The release before this one: building ${requested.join(', ')} of ${commit.slice(0, 7)} …`);
  git('worktree', 'prune');
  try {
    if (git('worktree', 'add', '--detach', source, commit) === null)
      throw new Error(`git does not check out ${commit} in a worktree of its own`);
    const install = [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'];
    await run('npx', install, {}, source);
    await run(process.execPath, ['scripts/build.mjs', ...requested], {}, source);
    for (const app of requested) {
      cpSync(join(source, app, 'src'), join(saved, app, 'src'), { recursive: true, filter: isText });
      cpSync(join(source, app, 'dist'), join(saved, app, 'dist'), { recursive: true });
    }
  } finally {
    git('worktree', 'remove', '--force', source);
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Not so an area that is new since then. */
const isIn = ([app, commit]) => git('cat-file', '-e', `${commit}:${app}/package.json`) !== null;

/** App → folder that has its `dist`, and the texts of its source. Builds what is not kept from an earlier run. */
export async function previousReleases() {
  const saved = apps.map((app) => [app, getCommit(app)]).filter(isIn);
  const getFolder = (commit) => join(root, '.cache', 'previous', commit);
  for (const commit of new Set(saved.map(([, of]) => of))) {
    const folder = getFolder(commit);
    const requested = saved.filter(([app, of]) => of === commit && !isSaved(folder, app)).map(([app]) => app);
    if (requested.length > 0) await build(commit, requested, folder);
  }
  return Object.fromEntries(saved.map(([app, commit]) => [app, join(getFolder(commit), app)]));
}
