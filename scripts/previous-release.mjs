/**
 * The previous release of each app, built from its commit and cached below `.cache/previous`. The commit is that of the app's
 * last tag before this one (`mfe-cart@1.4.0`), else the one in e2e/skew/previous-release.json.
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

/** Why the previous releases cannot be built here, and what to do; null where they can. */
export function missingHistory() {
  if (apps.every((app) => getCommit(app) !== null)) return null;
  return [
    'NOT CHECKED: whether these releases work beside the previous ones. The history of this clone does not reach back to',
    `${recorded} (${record}). Fetch it, then check: git fetch --unshallow && npm run skew`,
  ].join('\n');
}

const isBuilt = (folder, app) => existsSync(join(folder, app, 'dist', 'release.json'));

/** Of the source only the texts are kept, because tests find elements by them. */
const isText = (path) => statSync(path).isDirectory() || path.includes(`${sep}locales${sep}`);

async function build(commit, requested, folder) {
  const temporary = mkdtempSync(join(tmpdir(), 'previous-release-'));
  const source = join(temporary, 'source');
  console.log(`Building the previous release of ${requested.join(', ')} at ${commit.slice(0, 7)} …`);
  git('worktree', 'prune');
  try {
    if (git('worktree', 'add', '--detach', source, commit) === null)
      throw new Error(`git cannot check out ${commit} in a worktree`);
    const install = [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'];
    await run('npx', install, {}, source);
    await run(process.execPath, ['scripts/build.mjs', ...requested], {}, source);
    for (const app of requested) {
      cpSync(join(source, app, 'src'), join(folder, app, 'src'), { recursive: true, filter: isText });
      cpSync(join(source, app, 'dist'), join(folder, app, 'dist'), { recursive: true });
    }
  } finally {
    git('worktree', 'remove', '--force', source);
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Whether the app exists in its commit; one that is new since then does not. */
const isIn = ([app, commit]) => git('cat-file', '-e', `${commit}:${app}/package.json`) !== null;

/** App → folder with its `dist` and the texts of its source. Builds what is not cached from an earlier run. */
export async function previousReleases() {
  const commits = apps.map((app) => [app, getCommit(app)]).filter(isIn);
  const getFolder = (commit) => join(root, '.cache', 'previous', commit);
  for (const commit of new Set(commits.map(([, own]) => own))) {
    const folder = getFolder(commit);
    const requested = commits
      .filter(([app, own]) => own === commit && !isBuilt(folder, app))
      .map(([app]) => app);
    if (requested.length > 0) await build(commit, requested, folder);
  }
  return Object.fromEntries(commits.map(([app, commit]) => [app, join(getFolder(commit), app)]));
}
