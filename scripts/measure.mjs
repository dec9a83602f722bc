/**
 * `npm run measure [-- --against REF] [--only item,usable] [--runs 3]`: performance for visitors, as a table and as JSON.
 * With another commit both builds are served at once and measured alternately. `--only` selects pages and kinds of metrics.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readCommandLine, refuse } from './command-line.mjs';
import { requireBrowser } from './find-browser.mjs';
import { installMissing, root } from './install.mjs';
import { run } from './test-shop.mjs';

const definition = {
  usage: 'npm run measure -- [options]',
  description: 'Measures performance for visitors, against limits or another commit. Takes up to 15 minutes.',
  options: {
    against: { value: 'REF', description: 'another commit: both builds are measured alternately' },
    only: {
      value: 'NAMES',
      description: 'only these pages and kinds of metrics, separated by commas: item,usable',
    },
    runs: { value: 'NUMBER', description: 'how often everything is measured (3)' },
  },
  example: 'npm run measure -- --against main --only item,usable',
};
const { against, only, runs = '3' } = readCommandLine(definition).values;
if (!/^[1-9]\d?$/.test(runs)) refuse(`--runs is a number from 1 to 99, not "${runs}".`, definition);

/** No measurement begins later, so that everything ends within 15 minutes, builds included. */
const latest = Date.now() + 14 * 60_000;

installMissing();
process.env.CHROME_PATH = requireBrowser('headless shell');
await import('tsx');
const { all } = await import('./measure/all.mjs');
const { getVerdict, toTable } = await import('./measure/table.ts');
const { buildCommit } = await import('./measure/other-commit.mjs');
const { findVisitor, getPaths, toCookie } = await import('./measure/visitor.mjs');
const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test');

/** Serves the build of a checkout with the checkout's own script, in a process that ends with this one. */
async function serve(folder, browser) {
  const script = join(root, 'scripts', 'measure', 'serve-shop.mjs');
  const child = fork(script, [folder], { cwd: folder });
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`the shop of ${folder} did not start`)),
  );
  const [origin] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  const visitor = await findVisitor(origin);
  const shop = { origin, folder, browser, visitor, paths: getPaths(visitor), stop: () => child.disconnect() };
  await warm(shop);
  return shop;
}

/** Visits each page a few times, so that the servers have loaded their code and cached responses. */
async function warm({ origin, visitor, paths }) {
  for (const [page, path] of Object.entries(paths)) {
    const { name, value } = toCookie(visitor, page);
    for (let visit = 0; visit < 3; visit += 1)
      await (await fetch(origin + path, { headers: { cookie: `${name}=${value}` } })).text();
  }
}

/** Only ratios compare with the other commit. Everything else is measured there once, to show it beside this build. */
const isCompared = (metrics) => Object.values(metrics).some(({ limit }) => limit && 'ratio' in limit);

/** A page that cannot be measured loses its own values, not the table. */
async function tryMeasure({ kind, page, measure }, shop, round) {
  try {
    return await measure(shop, round);
  } catch (error) {
    console.error(`${kind}, ${page}, of ${shop.folder}: ${error.message}`);
    return {};
  }
}

/** Takes every measurement once a round, alternating between the shops, until rounds or time are over. Returns the metrics. */
async function measureAll(measurements, shops) {
  const metricsByMeasurement = measurements.map(({ metrics }) => structuredClone(metrics));
  const results = metricsByMeasurement.flatMap((metrics) => Object.values(metrics));
  results.forEach((metric) => Object.assign(metric, { here: [], other: [] }));
  for (let round = 0; round < Number(runs); round += 1) {
    for (const [at, measurement] of measurements.entries()) {
      if (Date.now() > latest) {
        console.log(`The time is up in round ${round + 1} of ${runs}.`);
        return results;
      }
      for (const [side, shop] of Object.entries(shops)) {
        if (side === 'other' && round > 0 && !isCompared(metricsByMeasurement[at])) continue;
        const values = await tryMeasure(measurement, shop, round);
        for (const [name, metric] of Object.entries(metricsByMeasurement[at]))
          metric[side].push(values[name] ?? NaN);
      }
    }
    console.log(`Round ${round + 1} of ${runs} is done.`);
  }
  return results;
}

/** `--only` names pages and kinds; without it everything is measured. */
function selectMeasurements() {
  const names = only?.split(',') ?? [];
  const unknown = names.filter((name) => !all.some(({ page, kind }) => [page, kind].includes(name)));
  if (unknown.length === 0)
    return all.filter(({ page, kind }) => names.length === 0 || names.includes(page) || names.includes(kind));
  const known = new Set(all.flatMap(({ page, kind }) => [page, kind]));
  throw new Error(`--only knows ${[...known].join(', ')}, not ${unknown.join(', ')}`);
}

const shops = {};
let browser = null;
try {
  const measurements = selectMeasurements();
  const otherFolder = against ? await buildCommit(against) : null;
  await run(process.execPath, ['scripts/build.mjs']);
  browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });
  shops.here = await serve(root, browser);
  if (otherFolder) shops.other = await serve(otherFolder, browser);
  const results = (await measureAll(measurements, shops)).filter(({ here }) => here.length > 0);
  console.log(`\n${toTable(results).join('\n')}`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', 'measure.json'), JSON.stringify(results, null, 2));
  if (results.some((metric) => getVerdict(metric) === 'MISSED')) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser?.close();
  Object.values(shops).forEach((shop) => shop.stop());
}
