import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../find-browser.mjs';
import { root } from '../install.mjs';
import { whyNoServer } from '../postgres/server.mjs';
import { getServerOnlySuites } from '../postgres/suites.mjs';
import { missingHistory } from '../previous-release.mjs';
import { asPattern, jestTests, playwrightTests } from './results.mjs';
import { bin, run } from './run.mjs';

/** Where the test runners write their results, as JSON. */
export const resultsFolder = join(root, 'test-results');
const resultsFile = (check) => join(resultsFolder, `${check}.json`);

const failure = (name, why, again) => ({ name, status: 'failed', seconds: 0, why, again });

/** The tests in a runner's results. A runner without results, or with an unexplained exit code, counts as a failed test. */
function readResults(check, isGood, read, again) {
  const file = resultsFile(check);
  if (!existsSync(file)) return [failure(check, 'The runner wrote no results.', again)];
  const tests = read(JSON.parse(readFileSync(file, 'utf8')));
  if (!isGood && !tests.some(({ status }) => status === 'failed'))
    tests.push(failure(check, 'The runner failed; see its output above.', again));
  return tests;
}

/** Whether a shard, such as 4/4, is the last one. */
const isLast = (shard) => {
  const [index, count] = shard.split('/');
  return index === count;
};

const inShard = (shard) => (shard ? [`--shard=${shard}`] : []);

async function checks({ shard }) {
  // Checks cannot be split: the first shard runs all of them.
  if (shard && !shard.startsWith('1/')) return { tests: [] };
  const all = [
    [
      'types',
      process.execPath,
      ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'],
      'npm run types',
    ],
    ['lint and boundaries', bin('eslint'), ['.', '--max-warnings', '0'], 'npm run lint'],
    ['import cycles', bin('oxlint'), [], 'npm run cycles'],
    ['styles', process.execPath, ['scripts/check-styles.mjs'], 'npm run styles'],
    ['requirements', process.execPath, ['scripts/check-requirements.mjs'], 'npm run requirements'],
    ['documents', process.execPath, ['scripts/check-documents.mjs'], 'npm run documents'],
    ['commit messages', process.execPath, ['scripts/check-commits.mjs'], 'npm run commits'],
    ['unused code', bin('knip'), ['--no-progress'], 'npm run unused'],
    ['format', bin('oxfmt'), ['--check'], 'npm run format:check'],
  ];
  const check = async ([name, command, args, again]) => {
    const started = Date.now();
    const isGood = await run(command, args, { quiet: true });
    const seconds = (Date.now() - started) / 1_000;
    console.log(`${isGood ? '✓' : '✗'} ${name} (${Math.round(seconds)} s)`);
    return { name, status: isGood ? 'passed' : 'failed', seconds, why: '', again };
  };
  return { tests: await Promise.all(all.map(check)) };
}

/**
 * Selections of Jest's projects. Each runs in workers of its own: in workers that have also loaded the modules of the others,
 * the same suites take a third longer.
 */
const unitRuns = {
  'unit-browser': ['--selectProjects', 'browser'],
  'unit-node': ['--selectProjects', 'node'],
  'unit-others': ['--ignoreProjects', 'browser', 'node'],
};

/** The tests of one run of Jest. `name`: of its results; `selection`: Jest's arguments; `again`: the command that repeats all. */
async function jestRun(name, selection, { shard, again }) {
  const args = ['--json', `--outputFile=${resultsFile(name)}`, '--silent', '--reporters=default'];
  const isGood = await run(bin('jest'), [...selection, ...args, ...inShard(shard)]);
  return readResults(name, isGood, jestTests('unit'), again);
}

/** Without these suites. Jest's own list is repeated, because the argument replaces it. */
const without = (files) => ['--testPathIgnorePatterns', '/node_modules/', ...files.map(asPattern)];

async function unit({ all, shard, names }) {
  const runOnPostgres = !all && names.includes('postgres') && !whyNoServer();
  const tests = [];
  for (const [name, selection] of Object.entries(unitRuns)) {
    const args = name === 'unit-others' && runOnPostgres ? without(getServerOnlySuites()) : [];
    tests.push(...(await jestRun(name, [...selection, ...args], { shard, again: 'npm run unit' })));
  }
  return { tests };
}

/** Suites about attacks, by their file names. The unit part runs them, too. */
const hostile = async ({ shard }) => ({
  tests: await jestRun('hostile', ['hostile'], { shard, again: 'npm test -- hostile' }),
});

async function postgres({ shard }) {
  const args = [`--outputFile=${resultsFile('postgres')}`, ...inShard(shard)];
  const isGood = await run(process.execPath, ['scripts/test-postgres.mjs', ...args]);
  if (isGood && !existsSync(resultsFile('postgres')))
    return {
      tests: [],
      notRun: 'PostgreSQL is not installed; the unit part runs the same suites on the embedded database',
    };
  return { tests: readResults('postgres', isGood, jestTests('test:postgres'), 'npm run test:postgres') };
}

/** The browser of all parts, found once. */
let browser;

const inBrowser =
  (check, { core = false } = {}) =>
  async ({ all, shard }) => {
    browser ??= findBrowser('headless shell');
    if (!browser.path) return { tests: [failure(check, browser.missing, `npm run ${check}`)] };
    const only = core && !all ? ['--grep', '@core'] : [];
    const isGood = await run(process.execPath, [`scripts/${check}.mjs`, ...only, ...inShard(shard)], {
      env: { CHROME_PATH: browser.path },
    });
    return { tests: readResults(check, isGood, playwrightTests(check), `npm run ${check}`) };
  };

async function skew({ shard, ...options }) {
  // It builds previous releases, for one test or for all: the last shard runs all of it.
  if (shard && !isLast(shard)) return { tests: [] };
  if (!options.all && !options.isNamed) return { tests: [], notRun: 'runs in npm run test:all' };
  const missing = missingHistory();
  return missing ? { tests: [], notRun: missing } : inBrowser('skew')(options);
}

/**
 * Part → its runner, which resolves to the tests, and to `notRun` with the reason where the part did not run. `isNamed`:
 * the part was asked for by its name.
 */
export const parts = {
  checks,
  unit,
  postgres,
  hydration: inBrowser('hydration', { core: true }),
  e2e: inBrowser('e2e', { core: true }),
  skew,
};

/** Parts that run only by name, because other parts include their tests. */
export const namedParts = { hostile };
