import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureInteractions } from './interactions';
import { measurePage, medianOf, quietly } from './lighthouse';
import { bars, verdict, type PageFigures } from './targets';
import { pagesOf, visitorOf, type Visitor } from './visitor';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:4000';
const control = process.env.CONTROL_URL ?? null;
const runs = Number(process.env.MEASURE_RUNS ?? 3);

/** A shop that has been visited before: its servers have loaded what they render, its answers are there. */
async function warm(path: string, { cookie }: Visitor) {
  for (const origin of control ? [shop, control] : [shop])
    for (let visit = 0; visit < 3; visit += 1)
      await (await fetch(origin + path, { headers: { cookie } })).text();
}

async function measureAll(pages: Record<string, string>, visitor: Visitor) {
  const figures: Record<string, { shop: PageFigures[]; control: PageFigures[] }> = {};
  for (const path of Object.values(pages)) await warm(path, visitor);
  for (let run = 0; run < runs; run += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const known = (figures[name] ??= { shop: [], control: [] });
      known.shop.push(await measurePage(shop, path, visitor));
      if (control) known.control.push(await measurePage(control, path, visitor));
    }
    console.log(`run ${run + 1} of ${runs} done`);
  }
  return figures;
}

function print(name: string, ours: PageFigures, theirs: PageFigures | null) {
  console.log(`\n${name}`);
  for (const bar of bars) {
    const value = ours[bar.figure];
    const beside = theirs ? `   control ${theirs[bar.figure]} ${bar.unit}` : '';
    console.log(
      `  ${bar.name.padEnd(36)} ${String(value).padStart(7)} ${bar.unit.padEnd(3)} ${verdict(bar, value).padEnd(10)}${beside}`,
    );
  }
  if (theirs)
    console.log(
      `  ${'time to content against control'.padEnd(36)} ${(ours.lcp / theirs.lcp).toFixed(2).padStart(7)}`,
    );
}

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: quietly });
try {
  const visitor = await visitorOf(shop);
  const pages = pagesOf(visitor);
  const figures = await measureAll(pages, visitor);
  const result: Record<string, { shop: PageFigures; control: PageFigures | null }> = {};
  for (const [name, { shop: ours, control: theirs }] of Object.entries(figures)) {
    result[name] = { shop: medianOf(ours), control: theirs.length ? medianOf(theirs) : null };
    print(name, result[name].shop, result[name].control);
  }
  const interactions = await measureInteractions(browser, shop, visitor);
  console.log(`\ncard to item, warm: ${interactions.cardToItem} ms (first bar 150, goal 60)`);
  console.log(`copies in the page: ${JSON.stringify(interactions.copies)}`);
  const folder = join(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'measure.json'), JSON.stringify({ pages: result, interactions }, null, 2));
  const missed = Object.values(result).some(({ shop: page }) =>
    bars.some((bar) => verdict(bar, page[bar.figure]) === 'missed'),
  );
  process.exitCode = missed ? 1 : 0;
} finally {
  await browser.close();
}
