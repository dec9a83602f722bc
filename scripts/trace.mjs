/**
 * `npm run trace -- /path …`: opens pages of a running shop in a
 * phone-sized Chromium and prints what keeps its main thread busy: long tasks, in the thread's own time, so that a busy
 * machine does not change them. Paths may contain {store}, {category}, {item}, {module}. Several origins, separated by commas,
 * alternate. `--detail` adds the functions in which the longest tasks spend their time.
 */
import { createRequire } from 'node:module';
import { readCommandLine, refuse } from './command-line.mjs';
import { requireBrowser } from './find-browser.mjs';
import { becomeVisitor, findVisitor } from './measure/visitor.mjs';
import { milliseconds, printTask, getSamples, toColumn } from './trace-profile.mjs';

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test');

const definition = {
  usage: 'npm run trace -- PATH … [options]',
  description: [
    'Opens pages of a running shop in a phone-sized Chromium, and prints what keeps its main thread busy.',
    'Paths may contain {store}, {category}, {item} and {module}.',
  ].join('\n'),
  takesNames: true,
  options: {
    origin: {
      value: 'ADDRESSES',
      description: 'the shops, separated by commas; several alternate (http://localhost:4000)',
    },
    runs: { value: 'NUMBER', description: 'how often each page is opened (5)' },
    detail: { description: 'also the functions in which the longest tasks spend their time' },
  },
  example: 'npm run trace -- /home /product/{item} --runs 9 --detail',
};
const {
  values: {
    origin = process.env.SHOP_URL ?? 'http://localhost:4000',
    runs: count = '5',
    detail: withDetail = false,
  },
  names: paths,
} = readCommandLine(definition);
const origins = origin.split(',');
const runs = Number(count);
if (!/^[1-9]\d?$/.test(count)) refuse(`--runs is a number from 1 to 99, not "${count}".`, definition);
if (paths.length === 0 || !paths.every((path) => path.startsWith('/')))
  refuse('Name the paths of pages, such as /home.', definition);

/** Milliseconds of the thread from which a task counts as long: Lighthouse's phone is four times as slow, its limit 50 ms. */
const longTask = 12.5;
const categories = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing', 'v8.execute'];
const profiler = 'disabled-by-default-v8.cpu_profiler';
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function recordTrace(browser, origin, path, visitor) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await becomeVisitor(context, origin, visitor, path);
    const page = await context.newPage();
    await browser.startTracing(page, { categories: [...categories, ...(withDetail ? [profiler] : [])] });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  } finally {
    await context.close();
  }
}

/** Tasks of the page's own thread with their time, and whether they end after the first paint. */
function readTrace(events, origin) {
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint');
  const paint = paints.at(-1);
  if (!paint) throw new Error(`${origin} has not painted anything`);
  const isHere = ({ pid, tid }) => pid === paint.pid && tid === paint.tid;
  const begun = events.find(
    (event) =>
      event.name === 'navigationStart' &&
      event.pid === paint.pid &&
      event.args.data?.documentLoaderURL?.startsWith(origin),
  );
  const zero = begun?.ts ?? paint.ts;
  const tasks = events
    .filter(
      (event) => isHere(event) && /RunTask$/.test(event.name) && event.tdur >= 1_000 && event.ts >= zero,
    )
    .map(({ ts, dur, tdur }) => ({
      ts,
      end: ts + dur,
      at: milliseconds(ts - zero),
      time: milliseconds(tdur),
      isAfter: ts + dur > paint.ts,
    }));
  return { tasks, samples: withDetail ? getSamples(events, paint.pid) : null };
}

/** Blocking time as Lighthouse counts it on a phone four times as slow: the part of each task after the paint over the limit. */
const getBlockingTime = (tasks) =>
  tasks.filter(({ isAfter }) => isAfter).reduce((sum, { time }) => sum + 4 * Math.max(0, time - longTask), 0);
const toList = (tasks) =>
  tasks
    .filter(({ time }) => time >= 8)
    .map(({ time }) => time.toFixed(0))
    .join(' ');

const executablePath = requireBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const visitor = await findVisitor(origins[0]);
  const known = {
    store: visitor.items[0].store_id,
    category: visitor.categoryId,
    item: visitor.items[0].id,
    module: visitor.module.id,
  };
  for (const pattern of paths) {
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name) => known[name]);
    console.log(`\n${path}`);
    const found = new Map(origins.map((origin) => [origin, []]));
    for (let run = 0; run <= runs; run += 1)
      for (const origin of origins) {
        const trace = readTrace(await recordTrace(browser, origin, path, visitor), origin);
        if (run === 0) continue; // the servers warm up
        found.get(origin).push(trace);
      }
    for (const [origin, traces] of found) {
      const totals = traces.map(({ tasks }) =>
        tasks.filter(({ isAfter }) => isAfter).reduce((sum, { time }) => sum + time, 0),
      );
      console.log(
        `  ${origin}: blocking time after the paint ${toColumn(median(traces.map(({ tasks }) => getBlockingTime(tasks))))} ms (×4), busy ${toColumn(median(totals))} ms`,
      );
      for (const { tasks } of traces)
        console.log(
          `    before: ${toList(tasks.filter(({ isAfter }) => !isAfter))} | after: ${toList(tasks.filter(({ isAfter }) => isAfter))}`,
        );
      if (!withDetail) continue;
      const { tasks, samples } = traces.at(-1);
      tasks.filter(({ time }) => time >= longTask).forEach((task) => printTask(task, samples));
    }
  }
} finally {
  await browser.close();
}
