/**
 * `npm test`: everything, from types to journeys in a real browser. Ends with one line of counts.
 * `npm test -- unit` runs a part: checks, unit, postgres, hydration, e2e, skew.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkNode, installMissing, root } from './install.mjs';
import { missingHistory } from './previous-release.mjs';

checkNode();
installMissing();

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const resultsOf = (part) => join(results, `${part}.json`);

let passed = 0;
let failed = 0;
const started = Date.now();
const clock = () => `${Math.round((Date.now() - started) / 1000)} s`;

/** Runs a command of the project; answers whether it ended well. Output comes at once, or in one piece when `quiet`. */
const run = (command, args, { quiet = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? 'pipe' : 'inherit',
      env: process.env,
      shell: process.platform === 'win32',
    });
    const pieces = [];
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.stderr?.on('data', (piece) => pieces.push(piece));
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stdout.write(Buffer.concat(pieces));
      resolve(code === 0);
    });
  });

const bin = (name) => join(root, 'node_modules', '.bin', name);

async function checks() {
  const all = [
    ['types', bin('tsc'), ['--noEmit', '-p', '.']],
    ['lint and boundaries', bin('eslint'), ['.', '--max-warnings', '0']],
    ['styles', process.execPath, ['scripts/check-styles.mjs']],
    ['format', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
  ];
  await Promise.all(
    all.map(async ([name, command, args]) => {
      const isGood = await run(command, args, { quiet: true });
      console.log(`${isGood ? '✓' : '✗'} ${name} (${clock()})`);
      if (isGood) passed += 1;
      else fail(name);
    }),
  );
}

/** What failed, each with its part and the first lines of why: said again at the end, under thousands of lines. */
const failures = [];

function fail(name, why = '') {
  failed += 1;
  const first = stripVTControlCharacters(why).trim().split('\n').slice(0, 12).join('\n    ');
  failures.push(first ? `${name}\n    ${first}` : name);
}

/** Adds what a runner's JSON file tells; a run that left none, or ended badly without saying why, counts as one failure. */
function count(part, isGood, read) {
  const file = resultsOf(part);
  if (!existsSync(file)) return fail(`${part}: nothing came of it`);
  const { good, bad } = read(JSON.parse(readFileSync(file, 'utf8')));
  passed += good;
  for (const { name, why } of bad) fail(name, why);
  if (!isGood && bad.length === 0) fail(`${part}: its runner ended badly`);
}

function jestResults({ numPassedTests, testResults }) {
  const bad = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message) return { name: relative(root, name), why: message };
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      why: failureMessages[0],
    }));
  });
  return { good: numPassedTests, bad };
}

function playwrightResults({ stats, errors, suites }) {
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
  const bad = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results: tries }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        why: tries.at(-1)?.error?.message,
      })),
  );
  const around = errors.map(({ message }) => ({ name: 'outside of any test', why: message }));
  return { good: stats.expected + stats.flaky, bad: [...bad, ...around] };
}

async function unit() {
  const report = `--outputFile=${resultsOf('unit')}`;
  count('unit', await run(bin('jest'), ['--json', report, '--silent', '--reporters=default']), jestResults);
}

async function postgres() {
  const isGood = await run(process.execPath, [
    'scripts/test-postgres.mjs',
    `--outputFile=${resultsOf('postgres')}`,
  ]);
  if (existsSync(resultsOf('postgres')) || !isGood) count('postgres', isGood, jestResults);
}

const inBrowsers = (part) => async () =>
  count(part, await run(process.execPath, [`scripts/${part}.mjs`]), playwrightResults);

const notChecked = [];

async function skew() {
  const missing = missingHistory();
  if (missing) notChecked.push(missing);
  else await inBrowsers('skew')();
}

const parts = {
  checks,
  unit,
  postgres,
  hydration: inBrowsers('hydration'),
  e2e: inBrowsers('e2e'),
  skew,
};
const wanted = process.argv.slice(2).filter((name) => name in parts);
for (const name of wanted.length ? wanted : Object.keys(parts)) {
  console.log(`\n── ${name} (${clock()})`);
  await parts[name]();
}
for (const missing of notChecked) console.log(`\n${missing}`);
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\nIn ${clock()}:`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
