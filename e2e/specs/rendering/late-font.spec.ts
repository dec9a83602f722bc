import type { Page } from '@playwright/test';
import { openRendered } from '../../fixtures/rendered';
import { expectHydrated, shiftsOn, watchServerContent } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';

/**
 * Allowed layout shift scores. Two Arabic fonts never have the same width word by word, as two Latin fonts nearly have.
 */
const most = { en: 0.001, ar: 0.003, ur: 0.005 };

const faces = { latin: /jakarta.*\.woff2$/, arabic: /(plex|nastaliq).*\.woff2$/ };
const scripts = ['latin', 'arabic'] as const;
type Script = (typeof scripts)[number];

/**
 * Holds fonts back until the test releases those of a script; call `hold` before each page; `asked` is the number of
 * requested fonts.
 */
async function holdTypefaces(page: Page) {
  const requestCounts = { latin: 0, arabic: 0 };
  const gates = { latin: Promise.resolve(), arabic: Promise.resolve() };
  const opened: Partial<Record<Script, () => void>> = {};
  for (const script of scripts)
    await page.route(faces[script], async (route) => {
      requestCounts[script] += 1;
      await gates[script];
      await route.continue();
    });
  const holdBack = () => {
    for (const script of scripts) gates[script] = new Promise((open) => (opened[script] = open));
  };
  return { requestCounts, holdBack, release: (script: Script) => opened[script]?.() };
}

/** Resolves once the script's fonts are in use, and the browser has reported layout shifts. */
async function drawn(page: Page, script: Script) {
  const family = { latin: 'Jakarta Sans', arabic: 'Arabic|Nastaliq' }[script];
  const loading = () =>
    page.evaluate(
      (wanted) =>
        [...document.fonts].filter((face) => RegExp(wanted).test(face.family) && face.status === 'loading')
          .length,
      family,
    );
  await expect.poll(loading).toBe(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
}

const bothOrders: Script[][] = [
  ['latin', 'arabic'],
  ['arabic', 'latin'],
];
const orders = { en: [['latin']] as Script[][], ar: bothOrders, ur: bothOrders };

for (const language of ['en', 'ar', 'ur'] as const)
  for (const order of orders[language])
    for (const width of [390, 1440])
      test(`${language} at ${width}: server content does not move when web fonts load late, ${order.join(' before ')}`, async ({
        page,
        context,
        shop,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await shop.visitor({ language });
        await watchServerContent(context);
        const { requestCounts, holdBack, release } = await holdTypefaces(page);
        for (const path of ['/home', '/store/1', '/product/1', '/help-and-support']) {
          await openRendered(page, path, { before: holdBack, waitUntil: 'commit' });
          await expectHydrated(page);
          for (const script of order) {
            release(script);
            await drawn(page, script);
          }
          expect(await shiftsOn(page, most[language]), path).toEqual([]);
        }
        for (const script of order) expect(requestCounts[script]).toBeGreaterThan(0);
      });
