/**
 * `npm test`: everything, from types to journeys in a real browser. Ends with one line of counts.
 * `npm test -- unit` runs a part: checks, unit, postgres, hydration, e2e, skew.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, installMissing, root } from './install.mjs';
import { missingHistory } from './previous-release.mjs';

checkNode();
installMissing();

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

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
      else failed += 1;
    }),
  );
}

/** Adds the counts of a runner's JSON file; a run that left none counts as one failure. */
function count(file, read) {
  if (!existsSync(file)) return void (failed += 1);
  const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')));
  passed += good;
  failed += bad;
}

const jestCounts = (report) => [
  report.numPassedTests,
  report.numFailedTests + report.numRuntimeErrorTestSuites,
];
const playwrightCounts = ({ stats, errors }) => [
  stats.expected + stats.flaky,
  stats.unexpected + errors.length,
];

async function unit() {
  const file = join(results, 'unit.json');
  await run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent', '--reporters=default']);
  count(file, jestCounts);
}

async function postgres() {
  const file = join(results, 'postgres.json');
  const isGood = await run(process.execPath, ['scripts/test-postgres.mjs', `--outputFile=${file}`]);
  if (existsSync(file)) count(file, jestCounts);
  else if (!isGood) failed += 1;
}

async function e2e() {
  await run(process.execPath, ['scripts/e2e.mjs']);
  count(join(results, 'e2e.json'), playwrightCounts);
}

async function hydration() {
  await run(process.execPath, ['scripts/hydration.mjs']);
  count(join(results, 'hydration.json'), playwrightCounts);
}

const notChecked = [];

async function skew() {
  const missing = missingHistory();
  if (missing) return void notChecked.push(missing);
  await run(process.execPath, ['scripts/skew.mjs']);
  count(join(results, 'skew.json'), playwrightCounts);
}

const parts = { checks, unit, postgres, hydration, e2e, skew };
const wanted = process.argv.slice(2).filter((name) => name in parts);
for (const name of wanted.length ? wanted : Object.keys(parts)) {
  console.log(`\n── ${name} (${clock()})`);
  await parts[name]();
}
for (const missing of notChecked) console.log(`\n${missing}`);
console.log(`\nIn ${clock()}:`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
