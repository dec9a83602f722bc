/**
 * `npm test`: types, lint, unit and component tests, the suites for which the database matters on PostgreSQL, and one
 * journey of each kind in a real browser. `npm run test:all` adds the whole matrix; `--shard 1/4` runs a quarter of it.
 * `npm test -- unit e2e` runs only these parts. The last line has the counts.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { readCommandLine, refuse, suggest } from './command-line.mjs';
import { checkNode, installMissing } from './install.mjs';

const definition = {
  usage: 'npm test -- [PART …] [options]',
  description: [
    'Types, lint, unit and component tests, PostgreSQL, and one journey of each kind in a real browser.',
    'Parts: checks, unit, postgres, hydration, e2e, skew; hostile: only the suites about attacks. npm run test:all is --all.',
    'One suite: npm run unit -- PATTERN. One journey: npm run e2e -- PATTERN.',
  ].join('\n'),
  takesNames: true,
  options: {
    all: { description: 'the whole matrix of browser tests' },
    shard: { value: 'FRACTION', description: 'only this part of the tests: 1/4 is the first quarter' },
  },
  example: 'npm test -- unit e2e --shard 1/2',
};
const {
  values: { all = false, shard },
  names: positionals,
} = readCommandLine(definition);

const isShard = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard ?? '1/1');
if (!isShard || Number(isShard[1]) > Number(isShard[2]))
  refuse(`--shard must be a fraction such as 1/4, not "${shard}".`, definition);

checkNode();
installMissing();
const { namedParts, parts, resultsFolder } = await import('./testing/parts.mjs');
const { inMinutes, report } = await import('./testing/report.mjs');

const runners = { ...parts, ...namedParts };
const unknown = positionals.find((name) => !Object.hasOwn(runners, name));
if (unknown !== undefined)
  refuse(`There is no part ${unknown}.${suggest(unknown, Object.keys(runners))}`, definition);

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
// Suites with more cases in the whole run read this.
process.env.TEST_SCOPE = all ? 'all' : '';

const started = Date.now();
const elapsed = (since) => (Date.now() - since) / 1_000;
const done = [];
const isNamed = positionals.length > 0;
const names = isNamed ? positionals : Object.keys(parts);
for (const name of names) {
  console.log(`\n── ${name} (at ${inMinutes(elapsed(started))})`);
  const begun = Date.now();
  const { tests, notRun } = await runners[name]({ all, shard, names, isNamed });
  if (notRun) console.log(notRun);
  done.push({ name, tests, notRun, seconds: elapsed(begun) });
}
const { passed, failed } = report(done, elapsed(started));
process.exit(failed === 0 && passed > 0 ? 0 : 1);
