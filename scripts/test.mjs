/**
 * `npm test`: types, lint, unit and component tests, the suites for which the database matters on PostgreSQL, and one
 * journey of each kind in a real browser. `npm run test:all` adds the whole matrix; `--shard 1/4` runs a quarter of it.
 * `npm test -- unit e2e` runs only these parts. The last line has the counts.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkNode, installMissing } from './install.mjs';

const usage = `npm test [-- PART …]            parts: checks, unit, postgres, hydration, e2e; hostile: only the suites about attacks
npm run test:all [-- PART …]    everything; --shard 1/4 runs the first quarter of it`;

function readArguments() {
  const options = { all: { type: 'boolean' }, shard: { type: 'string' }, help: { type: 'boolean' } };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

const {
  values: { all = false, shard, help },
  positionals,
} = readArguments();
if (help) {
  console.log(usage);
  process.exit(0);
}

const isShard = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard ?? '1/1');
if (!isShard || Number(isShard[1]) > Number(isShard[2])) {
  console.error(`--shard must be a fraction such as 1/4, not "${shard}".`);
  process.exit(2);
}

checkNode();
installMissing();
const { namedParts, parts, resultsFolder } = await import('./testing/parts.mjs');
const { inMinutes, report } = await import('./testing/report.mjs');

const runners = { ...parts, ...namedParts };
const unknown = positionals.filter((name) => !Object.hasOwn(runners, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}.\n\n${usage}`);
  process.exit(2);
}

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
// Suites with more cases in the whole run read this.
process.env.TEST_SCOPE = all ? 'all' : '';

const started = Date.now();
const elapsed = (since) => (Date.now() - since) / 1_000;
const done = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  console.log(`\n── ${name} (at ${inMinutes(elapsed(started))})`);
  const begun = Date.now();
  const { tests, notRun } = await runners[name]({ all, shard });
  if (notRun) console.log(notRun);
  done.push({ name, tests, notRun, seconds: elapsed(begun) });
}
const { passed, failed } = report(done, elapsed(started));
process.exit(failed === 0 && passed > 0 ? 0 : 1);
