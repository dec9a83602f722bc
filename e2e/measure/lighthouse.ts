import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { serialSteps, type DevtoolsEvent, type TraceEvent } from './serial-steps';
import type { PageFigures } from './targets';
import { middleOf } from './turns';
import { becomeVisitor, type Visitor } from './visitor';

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

interface Run {
  result: Result;
  log: DevtoolsEvent[];
  trace: TraceEvent[];
}

/** Mobile Lighthouse as it comes: slow 4G and a CPU of a quarter, worked out from a run without either. */
const simulated: Flags = { onlyCategories: ['performance'] };

/** Line and CPU slowed down while the page loads. Takes three times as long. */
const applied: Flags = {
  onlyAudits: ['total-blocking-time'],
  throttlingMethod: 'devtools',
  disableFullPageScreenshot: true,
};

/** A browser that does nothing beside what it is asked to. */
export const quietly = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const audit = (result: Result, id: string) => result.audits[id]?.numericValue ?? 0;

function figuresOf({ result, log, trace }: Run): PageFigures {
  const details = result.audits['network-requests']?.details as { items: NetworkRequest[] } | undefined;
  const requests = details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: Math.round((result.categories.performance?.score ?? 0) * 100),
    lcp: Math.round(audit(result, 'largest-contentful-paint')),
    tbt: Math.round(audit(result, 'total-blocking-time')),
    cls: Number(audit(result, 'cumulative-layout-shift').toFixed(4)),
    scriptKb: Number(
      (scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000).toFixed(1),
    ),
    steps: serialSteps(trace, log),
  };
}

/** Lighthouse sometimes loses the beginning of a trace; that says nothing of the page, so it is asked again. */
const lostTrace = 'NO_NAVSTART';
const tries = 3;

export async function measurePage(shop: string, path: string, visitor: Visitor): Promise<PageFigures> {
  return figuresOf(await runOf(shop, path, visitor, simulated));
}

/**
 * Total blocking time of a page that is really slowed down, in milliseconds. The simulation counts tasks from a first paint
 * that it has worked out, so a page that paints late hides what came before; here all is where a visitor meets it.
 */
export async function measureBlocking(shop: string, path: string, visitor: Visitor): Promise<number> {
  const { result } = await runOf(shop, path, visitor, applied);
  return Math.round(audit(result, 'total-blocking-time'));
}

async function runOf(shop: string, path: string, visitor: Visitor, flags: Flags): Promise<Run> {
  for (let left = tries; ; left -= 1) {
    const { result, log, trace } = await tryOnce(shop + path, shop, visitor, flags);
    const trouble = result?.runtimeError;
    if (result && !trouble) return { result, log, trace };
    if (left === 1 || trouble?.code !== lostTrace)
      throw new Error(`Lighthouse failed on ${shop + path}: ${trouble?.message ?? 'no result'}`);
  }
}

/**
 * In a browser of its own, with nothing in its cache, that only Lighthouse looks at: a second listener has it tell of
 * every request twice, and the page waits for one of the two cores meanwhile.
 */
async function tryOnce(url: string, shop: string, visitor: Visitor, flags: Flags) {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH,
    chromeFlags: ['--headless=new', ...quietly],
  });
  try {
    await prepare(chrome.port, shop, visitor);
    const run = await lighthouse(url, {
      ...flags,
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
    });
    const result = run?.lhr;
    if (result && !result.runtimeError && result.finalDisplayedUrl !== url)
      throw new Error(`${url} led to ${result.finalDisplayedUrl}: the figures would be of another page`);
    // Its events are Chrome's own; only these fields of them are read.
    const log = (run?.artifacts.DevtoolsLog ?? []) as DevtoolsEvent[];
    const trace = (run?.artifacts.Trace.traceEvents ?? []) as TraceEvent[];
    return { result, log, trace };
  } finally {
    chrome.kill();
  }
}

/** Makes a browser the visitor's, and leaves it. */
async function prepare(port: number, shop: string, visitor: Visitor): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no profile');
  await becomeVisitor(context, shop, visitor);
  await browser.close();
}

export function medianOf(runs: PageFigures[]): PageFigures {
  const middle = (name: keyof PageFigures) => middleOf(runs.map((run) => run[name]));
  return {
    performance: middle('performance'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    scriptKb: middle('scriptKb'),
    steps: middle('steps'),
  };
}
