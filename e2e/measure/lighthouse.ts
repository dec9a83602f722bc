import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadAnswer, LoadOrder } from './lighthouse-process';
import type { PageFigures } from './targets';
import { middleOf } from './turns';
import { becomeVisitor, type Visitor } from './visitor';

/** A browser that does nothing beside what it is asked to. */
export const quietly = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lighthouse sometimes loses the beginning of a trace; that says nothing of the page, so it is asked again. */
const lostTrace = 'NO_NAVSTART';
const tries = 3;

let loader: ChildProcess | undefined;

/** The process that loads, apart from the one that measures. */
function loading(): ChildProcess {
  if (loader?.connected) return loader;
  const script = join(import.meta.dirname, 'lighthouse-process.ts');
  loader = fork(script, { execArgv: ['--import', 'tsx'], detached: true });
  return loader;
}

/** Ends what measuring has begun. */
export const endMeasuring = () => loader?.kill();

export const measurePage = (shop: string, path: string, visitor: Visitor): Promise<PageFigures> =>
  figuresOf(shop, path, visitor, 'simulated');

/**
 * Total blocking time of a page that is really slowed down, in milliseconds. The simulation counts tasks from a first paint
 * that it has worked out, so a page that paints late hides what came before; here all is where a visitor meets it.
 */
export const measureBlocking = async (shop: string, path: string, visitor: Visitor): Promise<number> =>
  (await figuresOf(shop, path, visitor, 'slowed down')).tbt;

async function figuresOf(shop: string, path: string, visitor: Visitor, how: LoadOrder['how']) {
  for (let left = tries; ; left -= 1) {
    const answer = await tryOnce(shop + path, shop, visitor, how);
    if ('figures' in answer) return answer.figures;
    if (left === 1 || answer.trouble !== lostTrace)
      throw new Error(`Lighthouse failed on ${shop + path}: ${answer.message}`);
  }
}

/**
 * In a browser of its own, with nothing in its cache, that only Lighthouse looks at: a second listener has it tell of
 * every request twice, and the page waits for one of the two cores meanwhile.
 */
async function tryOnce(
  url: string,
  shop: string,
  visitor: Visitor,
  how: LoadOrder['how'],
): Promise<LoadAnswer> {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH,
    chromeFlags: ['--headless=new', ...quietly],
  });
  try {
    await prepare(chrome.port, shop, visitor);
    return await answerTo({ url, port: chrome.port, how });
  } finally {
    chrome.kill();
  }
}

async function answerTo(order: LoadOrder): Promise<LoadAnswer> {
  const child = loading();
  const isOver = new AbortController();
  const { signal } = isOver;
  child.send(order);
  try {
    const said = once(child, 'message', { signal });
    const ended = once(child, 'exit', { signal });
    const [answer] = (await Promise.race([said, ended])) as [LoadAnswer | number | null]; // what it sends, or how it ended
    if (answer !== null && typeof answer === 'object') return answer;
    throw new Error(`the process with Lighthouse ended with ${answer}`);
  } finally {
    isOver.abort();
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
