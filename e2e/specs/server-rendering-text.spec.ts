import { burger, burgerYard } from '../fixtures/goods';
import { Questions } from '../fixtures/questions';
import { openRendered, untilWhole } from '../fixtures/rendered';
import { metaOf, tagOf, wordsOf } from '../fixtures/server-html';
import { expect, test } from '../fixtures/shop';
import { cookieHeader, type VisitorOptions } from '../fixtures/visitor';
import { say, type Language } from '../fixtures/words';

const visitorId = '00000000-0000-4000-8000-00000000e2e0';
const languages = ['en', 'ur', 'ar'] as const satisfies Language[];
const themes = ['light', 'dark'] as const;

const inOne = (words: string) => words.replace(/\s+/g, '');

/** The HTML that a visitor is sent, redirects followed, once it says all that; nobody in particular without `who`. */
function pageFor(
  origin: string | undefined,
  address: string,
  says: readonly string[],
  who?: VisitorOptions,
): Promise<{ status: number; html: string }> {
  const headers = { accept: 'text/html', ...(who && { cookie: cookieHeader(visitorId, who) }) };
  return untilWhole(
    async () => {
      const answer = await fetch(`${origin}${address}`, { headers });
      return { status: answer.status, html: await answer.text() };
    },
    // A description that can be unfolded stands there in two pieces.
    ({ html }) => says.every((text) => inOne(wordsOf(html)).includes(inOne(text))),
  );
}

const namesOf = (entries: readonly { name: string }[]) =>
  entries.map(({ name }) => name.replace(/\s+/g, ' '));

const pricesIn = (words: string) => words.match(/\d+\.\d{2}/g)?.length ?? 0;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop front has the rows of its first screens with every name and price; its links lead to store and item [D-02]', async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    const ask = new Questions(request);
    const store = await ask.store(burgerYard);
    const dish = await burger(request);
    const names = await ask.frontNames();
    // What its links lead to is known to the edge by then.
    await openRendered(page, `/product/${dish.id}`, { says: [dish.name] });
    await openRendered(page, `/store/${burgerYard}`, { says: [store.name, dish.name] });
    await openRendered(page, '/home', { says: names });
    const main = page.getByRole('main');
    const say_ = say('mfe-catalog', 'en');
    for (const row of ['discounted', 'popularStores_food', 'nearStores_food', 'campaigns'])
      await expect(main.getByRole('heading', { name: say_(`front.row.${row}`), exact: true })).toBeVisible();
    const words = (await main.innerText()).replace(/\s+/g, ' ');
    const items = (await ask.frontItems()).flat();
    expect(items.length, 'items on the front').toBeGreaterThan(8);
    for (const name of names) expect(words).toContain(name);
    expect(pricesIn(words)).toBeGreaterThanOrEqual(items.length);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);

    await main.getByRole('link', { name: store.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
    await main.getByRole('link', { name: dish.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/product/${dish.id}`));
  });

  test('a store has its name, address and whole first page of items with prices; an item all that is said of it [GEN-07] [GEN-08]', async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    const ask = new Questions(request);
    const store = await ask.store(burgerYard);
    const { entries } = await ask.storeItems(burgerYard);
    await openRendered(page, `/store/${burgerYard}`, { says: [store.name, ...namesOf(entries)] });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
    await expect(main.getByText(store.address)).toBeVisible();
    const words = await main.innerText();
    for (const { name } of entries) expect(words).toContain(name);
    expect(pricesIn(words)).toBeGreaterThanOrEqual(entries.length);
    await expect(page).toHaveTitle(new RegExp(store.name));

    const item = await ask.item((await burger(request)).id);
    await openRendered(page, `/product/${item.id}`, { says: [item.name] });
    await expect(main.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
    const said = await main.innerText();
    const groups = item.foodVariations.flatMap(({ name, values }) => [
      name,
      ...values.map(({ label }) => label),
    ]);
    for (const text of [item.storeName, item.description, ...groups, ...item.addOns.map(({ name }) => name)])
      expect(said).toContain(text);
    expect(said).toContain((item.price / 100).toFixed(2));
    await expect(page).toHaveTitle(new RegExp(item.name));
  });

  test('a category has the items of its first page [GEN-07]', async ({ page, request, shop }) => {
    await shop.visitor();
    const ask = new Questions(request);
    const [category] = await ask.categories();
    const { entries } = await ask.categoryItems(category?.id ?? 0);
    expect(entries.length).toBeGreaterThan(0);
    await openRendered(page, `/category/${category?.id}`, { says: namesOf(entries) });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: category?.name ?? '' })).toBeVisible();
    const words = await main.innerText();
    for (const { name } of entries) expect(words).toContain(name);
    await expect(page).toHaveTitle(new RegExp(category?.name ?? ''));
  });
});

test('a robot without cookie is sent item, store, category and landing page with their words', async ({
  request,
  baseURL,
}) => {
  const ask = new Questions(request);
  const item = await ask.item((await burger(request)).id);
  const store = await ask.store(burgerYard);
  const [category] = await ask.categories();
  const pages = [
    { address: `/product/${item.id}`, title: item.name, says: [item.name, item.description, item.storeName] },
    { address: `/store/${store.id}`, title: store.name, says: [store.name, store.address, item.name] },
    { address: `/category/${category?.id}`, title: category?.name ?? '', says: [category?.name ?? ''] },
    {
      address: '/',
      title: 'Mosaic',
      says: [say('host', 'en')('landing.title'), say('host', 'en')('steps.title')],
    },
  ];
  for (const { address, title, says } of pages)
    await test.step(address, async () => {
      const { status, html } = await pageFor(baseURL, address, says);
      expect(status).toBe(200);
      const words = wordsOf(html);
      // A description that can be unfolded stands there in two pieces.
      for (const text of says) expect.soft(inOne(words)).toContain(inOne(text));
      expect.soft(tagOf(html, 'title')).toContain(title);
      expect.soft(metaOf(html, 'og:title')).toContain(title);
      expect.soft(html.match(/<title/g)?.length, 'titles').toBe(1);
      expect.soft(html).toMatch(/<link rel="canonical" href="[^"]+"/);
    });
  const described = await pageFor(baseURL, `/product/${item.id}`, [item.description]);
  expect(metaOf(described.html, 'description')).toContain(item.description.slice(0, 40));
  expect(metaOf(described.html, 'og:image')).toMatch(/^http/);
});

test('without a place the shop front leads to the page that asks for one, without script for who is new [D-02]', async ({
  page,
  shop,
  baseURL,
}) => {
  const title = say('host', 'en')('landing.title');
  const { status, html } = await pageFor(baseURL, '/home', [title]);
  expect(status).toBe(200);
  expect(wordsOf(html)).toContain(title);
  await shop.visitor({ placed: false });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

for (const language of languages)
  for (const theme of themes)
    test(`${language}, ${theme}: the page comes in the language, direction and theme of its visitor [GEN-16] [BIZ-22]`, async ({
      request,
      baseURL,
    }) => {
      const ask = new Questions(request, language);
      const dish = await burger(request, language);
      const store = await ask.store(burgerYard);
      const catalog = say('mfe-catalog', language);
      const pages: [address: string, says: string[]][] = [
        ['/home', [catalog('front.row.popularStores_food'), store.name, say('host', language)('home')]],
        [`/store/${burgerYard}`, [store.name, dish.name]],
        [`/product/${dish.id}`, [dish.name, say('mfe-cart', language)('add.add')]],
        ['/', [say('host', language)('landing.title')]],
        ['/track-order', [say('mfe-account', language)('track.title')]],
        ['/auth', [say('mfe-auth', language)('emailOrPhone')]],
      ];
      for (const [address, says] of pages)
        await test.step(address, async () => {
          const { html } = await pageFor(baseURL, address, says, { language, theme });
          const direction = language === 'en' ? 'ltr' : 'rtl';
          expect(html).toContain(
            `<html lang="${language}" dir="${direction}" data-theme="${theme}" data-accent="food">`,
          );
          const words = wordsOf(html);
          // A description that can be unfolded stands there in two pieces.
          for (const text of says) expect.soft(inOne(words)).toContain(inOne(text));
        });
    });

const gone: [path: string, key: string][] = [
  ['/product/999999', 'missing.item'],
  ['/product/abc', 'missing.item'],
  ['/store/999999', 'missing.store'],
  ['/store/abc', 'missing.store'],
  ['/category/abc', 'missing.category'],
];
for (const [path, key] of gone)
  test(`${path} is answered with 404 and says so before any script`, async ({ baseURL }) => {
    for (const language of languages) {
      const says = say('mfe-catalog', language)(key);
      const { status, html } = await pageFor(baseURL, path, [says], { language });
      expect(status).toBe(404);
      expect(wordsOf(html)).toContain(says);
    }
  });

test('an address that nobody serves is answered with 404 and says so before any script [D-09]', async ({
  baseURL,
}) => {
  const { status, html } = await pageFor(baseURL, '/nothing/at/all', ['Page not found'], {});
  expect(status).toBe(404);
  expect(wordsOf(html)).toContain('Page not found');
});
