import { stripVTControlCharacters } from 'node:util';

const slowestCount = 10;
const maxReasonLines = 14;

export const inMinutes = (seconds) =>
  seconds < 100 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(1)} min`;

const indented = (text) =>
  stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .slice(0, maxReasonLines)
    .map((line) => `    ${line}`)
    .join('\n');

const withStatus = (checks, status) =>
  checks.flatMap(({ tests }) => tests.filter((test) => test.status === status));

function skippedLines(checks) {
  const lines = checks.filter(({ notRun }) => notRun).map(({ name, notRun }) => `  ${name}: ${notRun}`);
  for (const { name, tests } of checks) {
    const skipped = tests.filter(({ status }) => status === 'skipped');
    const reasons = new Map();
    for (const { why } of skipped) {
      const reason = why || 'runs in npm run test:all';
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of reasons)
      lines.push(`  ${name}: ${count} ${count === 1 ? 'test' : 'tests'}, ${reason}`);
  }
  return lines;
}

function section(title, lines) {
  if (lines.length > 0) console.log(`\n${title}\n${lines.join('\n')}`);
}

/** Prints the results of a run and returns how many tests passed and failed; a flaky test counts as passed. */
export function report(checks, seconds) {
  const failed = withStatus(checks, 'failed');
  const flaky = withStatus(checks, 'flaky');
  const slowest = checks
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestCount);
  section(
    'The slowest tests',
    slowest.map((test) => `  ${inMinutes(test.seconds).padStart(7)}  ${test.name}`),
  );
  section('Skipped', skippedLines(checks));
  section(
    'Flaky: passed only at the second try',
    flaky.map(({ name, why, again }) => `  ${name}\n${indented(why)}\n    alone: ${again}`),
  );
  section(
    'Failed',
    failed.map(({ name, why, again }) => `✗ ${name}\n${indented(why)}\n    alone: ${again}`),
  );
  section(
    'Parts',
    checks.map(({ name, tests, seconds: taken }) => {
      const count = (status) => tests.filter((test) => test.status === status).length;
      return `  ${name.padEnd(10)} ${inMinutes(taken).padStart(8)}   ${count('passed') + count('flaky')} passed, ${count('failed')} failed`;
    }),
  );
  const passed = withStatus(checks, 'passed').length + flaky.length;
  console.log(`\nIn ${inMinutes(seconds)}, ${flaky.length} flaky:`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return { passed, failed: failed.length };
}
