import type { Page } from '@playwright/test';
import { scopeHeaders } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { createTranslate, type Language } from '../../fixtures/translations';

declare global {
  interface Window {
    /** The scroll position when the link was pressed. */
    leftAt?: number;
  }
}

test.use({ live: true });

const total = 100_000;
const pageSize = 20;
const wanted = 2_000;
/** Limits while scrolling: elements in the page, and milliseconds of one task. */
const mostNodes = 1_500;
const longestTask = 100;

type Wire = Record<string, unknown>;

/** Turns the category into a list of 100,000 items, copied from a real one; every page takes a moment. */
async function fillCategory(page: Page, real: Wire): Promise<void> {
  await page.route('**/api/v1/categories/items/*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset') ?? 1);
    const products = Array.from({ length: pageSize }, (_, index) => {
      const number = (offset - 1) * pageSize + index + 1;
      return { ...real, name: `Number ${number}` };
    });
    await route.fulfill({ json: { total_size: total, limit: pageSize, offset, products } });
  });
}

interface TraceEvent {
  name: string;
  /** Microseconds of processor time, independent of the machine's other work. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** The longest task of the page's main thread in a trace, in milliseconds of processor time. */
function longestTaskIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(0);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

/** Scrolls by wheel until an entry is visible; returns the maximum number of elements in the page meanwhile. */
async function scrollTo(page: Page, number: number, step: number): Promise<number> {
  let most = 0;
  for (let attempts = 0; attempts < 1_500; attempts += 1) {
    await page.mouse.wheel(0, step);
    const { nodes, last } = await page.evaluate(
      () =>
        new Promise<{ nodes: number; last: number }>((resolve) =>
          requestAnimationFrame(() => {
            const entries = document.querySelectorAll('main li[aria-posinset]');
            const last = Number(entries[entries.length - 1]?.getAttribute('aria-posinset') ?? 0);
            resolve({ nodes: document.querySelectorAll('*').length, last });
          }),
        ),
    );
    most = Math.max(most, nodes);
    if (last >= number) return most;
  }
  throw new Error(`item ${number} was not reached`);
}

for (const [language, viewport] of [
  ['en', { width: 1440, height: 900 }],
  ['ar', { width: 390, height: 844 }],
] as const satisfies [Language, object][])
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language });

    test('a category of 100,000 items scrolls, and keeps its position when coming back [CALL-09] [X-03]', async ({
      browser,
      page,
      shop,
      request,
    }) => {
      await shop.visitor({ language });
      const headers = scopeHeaders(language);
      const response = await request.get('/api/v1/items/popular?limit=1&offset=1', { headers });
      const [real] = ((await response.json()) as { products: Wire[] }).products;
      await fillCategory(page, real ?? {});
      const t = createTranslate('mfe-catalog', language);

      await page.goto('/categories');
      await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
      await expect(page.getByRole('link', { name: 'Number 1', exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '100' }).first()).toBeVisible();
      await browser.startTracing(page, { categories: ['toplevel'] });
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      const most = await scrollTo(page, wanted, 700);
      const longest = longestTaskIn(await browser.stopTracing());
      test.info().annotations.push({
        type: 'measured',
        description: `${most} elements, longest task ${Math.round(longest)} ms`,
      });
      expect(most).toBeLessThanOrEqual(mostNodes);
      expect(longest).toBeLessThanOrEqual(longestTask);

      const link = page.getByRole('link', { name: `Number ${wanted}`, exact: true });
      await expect(link).toBeAttached();
      await link.scrollIntoViewIfNeeded();
      // The last wheel event may still be scrolling smoothly.
      await page.evaluate(() => {
        const note = () => Object.assign(window, { leftAt: window.scrollY });
        document.addEventListener('click', note, { capture: true, once: true });
      });
      await link.click();
      await page.waitForURL('**/product/**');
      await page.goBack();
      const away = () => page.evaluate(() => Math.abs(window.scrollY - (window.leftAt ?? NaN)));
      await expect.poll(away).toBeLessThan(2);
      await expect(link).toBeAttached();
      expect(await away()).toBeLessThan(2);
      await expect(page.getByRole('button', { name: t('failed.retry') })).toHaveCount(0);
    });
  });
