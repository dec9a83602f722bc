import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureInteractions } from './interactions';
import { measureBlocking, measurePage, medianOf, middleOf, quietly } from './lighthouse';
import { bars, verdict, type PageFigures } from './targets';
import { pagesOf, visitorOf, type Visitor } from './visitor';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:4000';
/** The same releases where browsers render, and the same source as one ordinary webpack app. */
const beside = { 'client-only': process.env.CLIENT_ONLY_URL, control: process.env.CONTROL_URL };
const origins: Record<string, string> = { shop };
for (const [name, origin] of Object.entries(beside)) if (origin) origins[name] = origin;
const runs = Number(process.env.MEASURE_RUNS ?? 3);

/** A shop that has been visited before: its servers have loaded what they render, its answers are there. */
async function warm(path: string, { cookie }: Visitor) {
  for (const origin of Object.values(origins))
    for (let visit = 0; visit < 3; visit += 1)
      await (await fetch(origin + path, { headers: { cookie } })).text();
}

/** Page → shop → one figure of each run. */
type Runs<Figure> = Record<string, Record<string, Figure[]>>;

/** The shops take turns, so that they share whatever else the machine does. */
async function inTurns<Figure>(
  pages: Record<string, string>,
  shops: Record<string, string>,
  measure: (origin: string, path: string) => Promise<Figure>,
): Promise<Runs<Figure>> {
  const measured: Runs<Figure> = {};
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, path] of Object.entries(pages))
      for (const [name, origin] of Object.entries(shops))
        ((measured[page] ??= {})[name] ??= []).push(await measure(origin, path));
    console.log(`run ${run} of ${runs} done`);
  }
  return measured;
}

/** Page → shop → medians. */
async function measureAll(pages: Record<string, string>, visitor: Visitor) {
  for (const path of Object.values(pages)) await warm(path, visitor);
  const measured = await inTurns(pages, origins, (origin, path) => measurePage(origin, path, visitor));
  const mediansOf = (shops: Record<string, PageFigures[]>) =>
    Object.fromEntries(Object.entries(shops).map(([name, all]) => [name, medianOf(all)]));
  return Object.fromEntries(Object.entries(measured).map(([page, shops]) => [page, mediansOf(shops)]));
}

/** Page → shop → total blocking time with line and CPU slowed down. The control build says nothing of rendering. */
function measureSlowedDown(pages: Record<string, string>, visitor: Visitor): Promise<Runs<number>> {
  const { control: _, ...compared } = origins;
  return inTurns(pages, compared, (origin, path) => measureBlocking(origin, path, visitor));
}

/** Whether a page that the server has rendered blocks its visitor longer than one that browsers render (decision 0022). */
const againstClientOnly = (ours: number, theirs: number) => (ours > theirs ? 'worse' : 'no worse');

/** Empty where a shop is measured alone. */
const slowedDownVerdict = ({ shop: ours = [], 'client-only': theirs }: Record<string, number[]>) =>
  theirs ? againstClientOnly(middleOf(ours), middleOf(theirs)) : '';

function printSlowedDown(measured: Runs<number>) {
  console.log('\ntotal blocking time in ms, line and CPU slowed down');
  for (const [page, shops] of Object.entries(measured)) {
    const told = Object.entries(shops).map(
      ([name, values]) => `${name} ${middleOf(values)} (${values.join(', ')})`,
    );
    console.log(`  ${page.padEnd(10)} ${slowedDownVerdict(shops).padEnd(10)} ${told.join(', ')}`);
  }
}

function print(page: string, { shop: ours, ...others }: Record<string, PageFigures>) {
  console.log(`\n${page}`);
  if (!ours) return;
  for (const bar of bars) {
    const value = ours[bar.figure];
    const theirs = Object.entries(others).map(([name, figures]) => `${name} ${figures[bar.figure]}`);
    console.log(
      `  ${bar.name.padEnd(36)} ${String(value).padStart(7)} ${bar.unit.padEnd(3)} ${verdict(bar, value).padEnd(10)} ${theirs.join(', ')}`,
    );
  }
  const clientOnly = others['client-only'];
  if (clientOnly)
    console.log(
      `  ${'blocking against client-only'.padEnd(36)} ${againstClientOnly(ours.tbt, clientOnly.tbt)}`,
    );
  if (others.control)
    console.log(
      `  ${'time to content against control'.padEnd(36)} ${(ours.lcp / others.control.lcp).toFixed(2).padStart(7)}`,
    );
}

async function inBrowser<Figures>(measure: (browser: Browser) => Promise<Figures>): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: quietly });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

const visitor = await visitorOf(shop);
const pages = pagesOf(visitor);
const figures = await measureAll(pages, visitor);
for (const [page, shops] of Object.entries(figures)) print(page, shops);
const slowedDown = await measureSlowedDown(pages, visitor);
printSlowedDown(slowedDown);
const interactions = await inBrowser((browser) => measureInteractions(browser, shop, visitor));
console.log(`\ncard to item, warm: ${interactions.cardToItem} ms (first bar 150, goal 60)`);
console.log(`copies in the page: ${JSON.stringify(interactions.copies)}`);
const folder = join(import.meta.dirname, '../../test-results');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'measure.json'),
  JSON.stringify({ pages: figures, slowedDown, interactions }, null, 2),
);
const missed = Object.values(figures).some(({ shop: ours }) =>
  bars.some((bar) => ours && verdict(bar, ours[bar.figure]) === 'missed'),
);
const blocksMore =
  Object.values(figures).some(
    ({ shop: ours, 'client-only': theirs }) =>
      ours && theirs && againstClientOnly(ours.tbt, theirs.tbt) === 'worse',
  ) || Object.values(slowedDown).some((shops) => slowedDownVerdict(shops) === 'worse');
process.exitCode = missed || blocksMore ? 1 : 0;
