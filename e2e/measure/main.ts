import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureInteractions } from './interactions';
import { endMeasuring, measureBlocking, measurePage, medianOf, quietly } from './lighthouse';
import { bars, verdict, type PageFigures } from './targets';
import { inTurns, middleOf, type Loads } from './turns';
import { pagesOf, visitorOf, type Visitor } from './visitor';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:4000';
/** The same releases where browsers render, and the same source as one ordinary webpack app. */
const beside = { 'client-only': process.env.CLIENT_ONLY_URL, control: process.env.CONTROL_URL };
const origins: Record<string, string> = { shop };
for (const [name, origin] of Object.entries(beside)) if (origin) origins[name] = origin;
/** A phone's blocking is a matter of luck, and a few loads tell little (decision 0022). */
const runs = Number(process.env.MEASURE_RUNS ?? 7);

/** A shop that has been visited before: its servers have loaded what they render, its answers are there. */
async function warm(path: string, { cookie }: Visitor) {
  for (const origin of Object.values(origins))
    for (let visit = 0; visit < 3; visit += 1)
      await (await fetch(origin + path, { headers: { cookie } })).text();
}

const blockingOf = (shops: Record<string, PageFigures[]>) =>
  Object.fromEntries(Object.entries(shops).map(([name, loads]) => [name, loads.map(({ tbt }) => tbt)]));

/** Page → shop → the figures of each load. */
async function measureAll(pages: Record<string, string>, visitor: Visitor): Promise<Loads<PageFigures>> {
  for (const path of Object.values(pages)) await warm(path, visitor);
  return inTurns({
    pages,
    shops: origins,
    measure: (origin, path) => measurePage(origin, path, visitor),
    runs,
  });
}

/** Page → shop → medians. */
const mediansOf = (loads: Loads<PageFigures>) =>
  Object.fromEntries(
    Object.entries(loads).map(([page, shops]) => [
      page,
      Object.fromEntries(Object.entries(shops).map(([name, all]) => [name, medianOf(all)])),
    ]),
  );

/** Page → shop → total blocking time with line and CPU slowed down. The control build says nothing of rendering. */
function measureSlowedDown(pages: Record<string, string>, visitor: Visitor): Promise<Loads<number>> {
  const { control: _, ...compared } = origins;
  return inTurns({
    pages,
    shops: compared,
    measure: (origin, path) => measureBlocking(origin, path, visitor),
    runs,
  });
}

/**
 * Whether a page that the server has rendered blocks its visitor longer than one that browsers render (decision 0022). Nothing
 * where a shop is measured alone.
 */
const blockingVerdict = ({ shop: ours = [], 'client-only': theirs }: Record<string, number[]>) =>
  theirs && (middleOf(ours) > middleOf(theirs) ? 'worse' : 'no worse');

function printBlocking(how: string, loads: Loads<number>) {
  console.log(`\ntotal blocking time in ms against client-only, ${how}`);
  for (const [page, shops] of Object.entries(loads)) {
    const told = Object.entries(shops).map(
      ([name, values]) => `${name} ${middleOf(values)} (${values.join(', ')})`,
    );
    console.log(`  ${page.padEnd(10)} ${(blockingVerdict(shops) ?? '').padEnd(10)} ${told.join(', ')}`);
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
const loads = await measureAll(pages, visitor);
const figures = mediansOf(loads);
for (const [page, shops] of Object.entries(figures)) print(page, shops);
const simulated = Object.fromEntries(Object.entries(loads).map(([page, shops]) => [page, blockingOf(shops)]));
printBlocking('simulated', simulated);
const slowedDown = await measureSlowedDown(pages, visitor);
printBlocking('line and CPU slowed down', slowedDown);
endMeasuring();
const interactions = await inBrowser((browser) => measureInteractions(browser, shop, visitor));
console.log(`\ncard to item, warm: ${interactions.cardToItem} ms (first bar 150, goal 60)`);
console.log(`copies in the page: ${JSON.stringify(interactions.copies)}`);
const folder = join(import.meta.dirname, '../../test-results');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'measure.json'),
  JSON.stringify({ pages: figures, blocking: { simulated, slowedDown }, interactions }, null, 2),
);
const missed = Object.values(figures).some(({ shop: ours }) =>
  bars.some((bar) => ours && verdict(bar, ours[bar.figure]) === 'missed'),
);
const blocksMore = [simulated, slowedDown].some((blocking) =>
  Object.values(blocking).some((shops) => blockingVerdict(shops) === 'worse'),
);
process.exitCode = missed || blocksMore ? 1 : 0;
