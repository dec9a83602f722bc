import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Delivery } from '../../fixtures/delivery';
import { burgerYard } from '../../fixtures/goods';
import { builtVersion } from '../../fixtures/releases';
import { expectRendered, openRendered, servedPage, untilComplete } from '../../fixtures/rendered';
import { expectAllHydrated, expectHydrated, watchServerContent } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';
import { becomeVisitor, cookieHeader } from '../../fixtures/visitor';

const next = '1.1.0';
/** One text of host and catalogue each, with its value in their next releases. */
const texts = {
  host: { now: 'Skip to content', next: 'Skip to the second release' },
  'mfe-catalog': { now: 'Popular restaurants', next: 'Stores of the second release' },
};
const apps = ['host', 'mfe-catalog'] as const;

const nextRelease = (delivery: Delivery, app: (typeof apps)[number]) =>
  delivery.build(app, next, { change: (text) => text.replaceAll(texts[app].now, texts[app].next) });

/** The release that the texts of a page are from. */
const releaseSeen = (pageText: string, app: (typeof apps)[number]) =>
  pageText.includes(texts[app].next) ? next : pageText.includes(texts[app].now) ? builtVersion(app) : 'none';

/** Opens an item from a list of the home page, without a reload. */
async function openBurgerYard(page: Page) {
  const name = 'Harbour Burger Yard';
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const row = (page: Page, release: 'now' | 'next') =>
  page.getByRole('heading', { name: texts['mfe-catalog'][release], exact: true });

test.describe('a promotion while pages are open', () => {
  const delivery = new Delivery();

  test.beforeAll(({ rendering }) => delivery.start(rendering));

  test.afterAll(() => delivery.end());

  test('an open page keeps its releases, also for components that it has not loaded yet; a reload uses the new ones [F-09]', async ({
    page,
    context,
  }) => {
    await watchServerContent(context);
    const id = await becomeVisitor(context, delivery.origin);
    await expectRendered(`${delivery.origin}/home`, cookieHeader(id));
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await openRendered(page, `${delivery.origin}/home`, { texts: [texts['mfe-catalog'].now] });
    await expectHydrated(page);
    await expect(row(page, 'now')).toBeVisible();

    for (const app of apps) {
      delivery.release('publish', app, nextRelease(delivery, app));
      await delivery.and('promote', `${app}@${next}`);
    }
    await openBurgerYard(page);
    await page.getByRole('banner').getByRole('button', { name: 'Open cart, 0 items' }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(row(page, 'now')).toBeVisible();
    expect(files.filter((file) => file.includes(next))).toEqual([]);

    // The first page of the new release may be sent before its renderer is up.
    const expectedTexts = texts['mfe-catalog'].next;
    const { pageText } = await expectRendered(`${delivery.origin}/home`, cookieHeader(id), expectedTexts);
    for (const app of apps) expect(releaseSeen(pageText, app)).toBe(next);
    await page.reload();
    await expectHydrated(page);
    await expect(row(page, 'next')).toBeVisible();
    await expect(page.getByRole('link', { name: texts.host.next })).toHaveCount(1);
  });
});

test.describe('two releases of the host and two of a remote, each for half of the visitors', () => {
  const delivery = new Delivery();

  test.beforeAll(async ({ rendering }) => {
    await delivery.start(rendering);
    for (const app of apps) {
      delivery.release('publish', app, nextRelease(delivery, app));
      await delivery.and('promote', `${app}@${next}`, '--percent', '50');
    }
  });

  test.afterAll(() => delivery.end());

  test('every visitor always gets HTML and scripts of the same releases, and the browser hydrates them', async ({
    browser,
    shop,
  }) => {
    const home = `${delivery.origin}/home`;
    // Fixed visitors: with random ones, one of the four pairs may be missing.
    const visitors = Array.from(
      { length: 24 },
      (_, at) => `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    );
    await expectRendered(home, cookieHeader(visitors[0] ?? ''));
    const pairs = new Map<string, string>();
    for (const round of ['first', 'again'])
      for (const id of visitors) {
        const { boot, pageText } = await untilComplete(
          () => servedPage(home, cookieHeader(id)),
          (page) =>
            page.boot.rendered !== null && apps.every((app) => releaseSeen(page.pageText, app) !== 'none'),
        );
        expect(boot.rendered, round).not.toBeNull();
        const named = [boot.host.version, boot.remotes['mfe-catalog']?.live.version];
        expect(
          apps.map((app) => releaseSeen(pageText, app)),
          'in the words of the releases that it names',
        ).toEqual(named);
        const pair = named.join(' and ');
        expect(pairs.get(id) ?? pair, 'the same releases as before').toBe(pair);
        pairs.set(id, pair);
      }
    const [one, two] = [builtVersion('host'), next];
    expect([...new Set(pairs.values())].sort()).toEqual([
      `${one} and ${one}`,
      `${one} and ${two}`,
      `${two} and ${one}`,
      `${two} and ${two}`,
    ]);

    for (const pair of new Set(pairs.values()))
      await test.step(pair, async () => {
        const id = visitors.find((visitor) => pairs.get(visitor) === pair) ?? '';
        const context = await browser.newContext();
        shop.watch(context);
        await watchServerContent(context);
        await becomeVisitor(context, delivery.origin, { id });
        const page = await context.newPage();
        await openRendered(page, home);
        const { lost } = await expectAllHydrated(page);
        expect(lost).toEqual([]);
        const pageText = await page.locator('#root').innerText();
        expect(apps.map((app) => releaseSeen(pageText, app)).join(' and ')).toBe(pair);
        await context.close();
      });
  });
});

/** Replaces the pages of a server build: each fails in this way when rendered. */
const everyPage = (does: string) => (text: string) =>
  `${text}
{ const whole = module.exports;
  const Page = () => { ${does} };
  module.exports = { slots: whole.slots, routes: Object.fromEntries(Object.keys(whole.routes).map((page) => [page, async () => ({ Page })])) }; }`;

const broken = [
  { name: 'throws when it is loaded', changeServer: (text: string) => `throw new Error('broken');\n${text}` },
  { name: 'throws when a page is rendered', changeServer: everyPage("throw new Error('broken');") },
  { name: 'never comes to an end', changeServer: everyPage('for (;;);') },
];

for (const { name, changeServer } of broken)
  test.describe(`a remote’s server build that ${name}`, () => {
    const delivery = new Delivery();

    test.beforeAll(({ rendering }) =>
      delivery.start(
        rendering,
        { 'mfe-catalog': delivery.build('mfe-catalog', '1.0.0', { changeServer }) },
        // The edge of the tests has a long timeout; visitors do not.
        { EDGE_RENDER_TIMEOUT_MS: '' },
      ),
    );

    test.afterAll(() => delivery.end());

    test('the browser renders that part, and nothing else is missing', async ({ page, context }) => {
      const id = await becomeVisitor(context, delivery.origin);
      await expectRendered(`${delivery.origin}/track-order`, cookieHeader(id), 'Track Order');
      const response = await page.goto(`${delivery.origin}/home`);
      expect(response?.status()).toBe(200);
      await expect(row(page, 'now')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await openBurgerYard(page);
      await page.goto(`${delivery.origin}/store/${burgerYard}`);
      await expect(page.getByRole('button', { name: /^Add .* to the cart$/ }).first()).toBeVisible();
      await expectRendered(`${delivery.origin}/auth`, cookieHeader(id), 'Email or phone');
    });

    if (!name.startsWith('never'))
      test('the edge renders header and footer around it', async () => {
        const { pageText, html } = await expectRendered(
          `${delivery.origin}/home`,
          cookieHeader(randomUUID()),
        );
        expect(pageText).toContain('Skip to content');
        expect(pageText).not.toContain('Popular items');
        expect(html).toContain('<footer');
      });
  });

test.describe('a remote component that throws when rendered', () => {
  const delivery = new Delivery();
  const changeServer = (text: string) =>
    `${text}
{ const whole = module.exports;
  const Part = () => { throw new Error('broken'); };
  module.exports = { routes: whole.routes, slots: Object.fromEntries(Object.keys(whole.slots).map((slot) => [slot, async () => ({ default: Part })])) }; }`;

  test.beforeAll(({ rendering }) =>
    delivery.start(rendering, { 'mfe-cart': delivery.build('mfe-cart', '1.0.0', { changeServer }) }),
  );

  test.afterAll(() => delivery.end());

  test('the edge renders the page around it, and the browser renders the component', async ({
    page,
    context,
  }) => {
    const id = await becomeVisitor(context, delivery.origin);
    const address = `${delivery.origin}/store/${burgerYard}`;
    await expectRendered(address, cookieHeader(id), 'Harbour Burger Yard');
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^Add .* to the cart$/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open cart, 0 items' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
