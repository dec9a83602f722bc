import { apps } from '../../../scripts/apps.mjs';
import { burger, burgerYard, scopeHeaders } from '../../fixtures/goods';
import { ShopQueries } from '../../fixtures/shop-queries';
import { openRendered, untilComplete } from '../../fixtures/rendered';
import { routesIn, getSample, findSampleIds, type Sample } from '../../fixtures/sample-addresses';
import { getMeta, getTag, getText } from '../../fixtures/server-html';
import { expect, test } from '../../fixtures/shop';
import { cookieHeader, type VisitorOptions } from '../../fixtures/visitor';
import { createTranslate, type Language } from '../../fixtures/translations';

const visitorId = '00000000-0000-4000-8000-00000000e2e0';
const languages = ['en', 'ur', 'ar'] as const satisfies Language[];
const themes = ['light', 'dark'] as const;

const withoutSpaces = (pageText: string) => pageText.replace(/\s+/g, '');

/** The HTML for a visitor, after redirects, once it contains all these texts; a new visitor without `who`. */
function pageFor(
  origin: string | undefined,
  address: string,
  texts: readonly string[],
  who?: VisitorOptions,
): Promise<{ status: number; html: string }> {
  const headers = { accept: 'text/html', ...(who && { cookie: cookieHeader(visitorId, who) }) };
  return untilComplete(
    async () => {
      const response = await fetch(`${origin}${address}`, { headers });
      return { status: response.status, html: await response.text() };
    },
    // A description that can be expanded consists of two texts.
    ({ html }) => texts.every((text) => withoutSpaces(getText(html)).includes(withoutSpaces(text))),
  );
}

const getNames = (entries: readonly { name: string }[]) =>
  entries.map(({ name }) => name.replace(/\s+/g, ' '));

const pricesIn = (pageText: string) => pageText.match(/\d+\.\d{2}/g)?.length ?? 0;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has the rows of its first screens with every name and price; its links lead to store and item [D-02]', async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    const queries = new ShopQueries(request);
    const store = await queries.store(burgerYard);
    const dish = await burger(request);
    const names = await queries.homeNames();
    // By then the edge has the data of its links.
    await openRendered(page, `/product/${dish.id}`, { texts: [dish.name] });
    await openRendered(page, `/store/${burgerYard}`, { texts: [store.name, dish.name] });
    await openRendered(page, '/home', { texts: names });
    const main = page.getByRole('main');
    for (const name of ['Discounted items', 'Popular restaurants', 'Restaurants near you', 'Campaigns'])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    const pageText = (await main.innerText()).replace(/\s+/g, ' ');
    const items = (await queries.homeItems()).flat();
    expect(items.length, 'items on the front').toBeGreaterThan(8);
    for (const name of names) expect(pageText).toContain(name);
    expect(pricesIn(pageText)).toBeGreaterThanOrEqual(items.length);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);

    await main.getByRole('link', { name: store.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
    await main.getByRole('link', { name: dish.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/product/${dish.id}`));
  });

  test('a store has its name, address and the first page of items with prices; an item has all its texts [GEN-07] [GEN-08]', async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    const queries = new ShopQueries(request);
    const store = await queries.store(burgerYard);
    const { entries } = await queries.storeItems(burgerYard);
    await openRendered(page, `/store/${burgerYard}`, { texts: [store.name, ...getNames(entries)] });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
    await expect(main.getByText(store.address)).toBeVisible();
    const pageText = await main.innerText();
    for (const { name } of entries) expect(pageText).toContain(name);
    expect(pricesIn(pageText)).toBeGreaterThanOrEqual(entries.length);
    await expect(page).toHaveTitle(new RegExp(store.name));

    const item = await queries.item((await burger(request)).id);
    await openRendered(page, `/product/${item.id}`, { texts: [item.name] });
    await expect(main.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
    const mainText = await main.innerText();
    const groups = item.foodVariations.flatMap(({ name, values }) => [
      name,
      ...values.map(({ label }) => label),
    ]);
    for (const text of [item.storeName, item.description, ...groups, ...item.addOns.map(({ name }) => name)])
      expect(mainText).toContain(text);
    expect(mainText).toContain((item.price / 100).toFixed(2));
    await expect(page).toHaveTitle(new RegExp(item.name));
  });

  test('a category has the items of its first page [GEN-07]', async ({ page, request, shop }) => {
    await shop.visitor();
    const queries = new ShopQueries(request);
    const [category] = await queries.categories();
    const { entries } = await queries.categoryItems(category?.id ?? 0);
    expect(entries.length).toBeGreaterThan(0);
    await openRendered(page, `/category/${category?.id}`, { texts: getNames(entries) });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: category?.name ?? '' })).toBeVisible();
    const pageText = await main.innerText();
    for (const { name } of entries) expect(pageText).toContain(name);
    await expect(page).toHaveTitle(new RegExp(category?.name ?? ''));
  });
});

test('a crawler without a cookie gets item, store, category and landing page with their texts', async ({
  request,
  baseURL,
}) => {
  const queries = new ShopQueries(request);
  const item = await queries.item((await burger(request)).id);
  const store = await queries.store(burgerYard);
  const [category] = await queries.categories();
  const pages = [
    {
      address: `/product/${item.id}`,
      title: item.name,
      texts: [item.name, item.description, item.storeName],
    },
    { address: `/store/${store.id}`, title: store.name, texts: [store.name, store.address, item.name] },
    { address: `/category/${category?.id}`, title: category?.name ?? '', texts: [category?.name ?? ''] },
    {
      address: '/',
      title: 'Mosaic',
      texts: ['Every shop in town, at your door', 'How it works'],
    },
  ];
  for (const { address, title, texts } of pages)
    await test.step(address, async () => {
      const { status, html } = await pageFor(baseURL, address, texts);
      expect(status).toBe(200);
      const pageText = getText(html);
      // A description that can be expanded consists of two texts.
      for (const text of texts) expect.soft(withoutSpaces(pageText)).toContain(withoutSpaces(text));
      expect.soft(getTag(html, 'title')).toContain(title);
      expect.soft(getMeta(html, 'og:title')).toContain(title);
      expect.soft(html.match(/<title/g)?.length, 'titles').toBe(1);
      expect.soft(html).toMatch(/<link rel="canonical" href="[^"]+"/);
    });
  const described = await pageFor(baseURL, `/product/${item.id}`, [item.description]);
  expect(getMeta(described.html, 'description')).toContain(item.description.slice(0, 40));
  expect(getMeta(described.html, 'og:image')).toMatch(/^http/);
});

test('without a location the home page redirects to the page that asks for one, also without scripts [D-02]', async ({
  page,
  shop,
  baseURL,
}) => {
  const title = 'Every shop in town, at your door';
  const { status, html } = await pageFor(baseURL, '/home', [title]);
  expect(status).toBe(200);
  expect(getText(html)).toContain(title);
  await shop.visitor({ hasLocation: false });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

for (const language of languages)
  for (const theme of themes)
    test(`${language}, ${theme}: the page has the language, direction and theme of its visitor [GEN-16] [BIZ-22]`, async ({
      request,
      baseURL,
    }) => {
      const queries = new ShopQueries(request, language);
      const dish = await burger(request, language);
      const store = await queries.store(burgerYard);
      const catalog = createTranslate('mfe-catalog', language);
      const pages: [address: string, says: string[]][] = [
        [
          '/home',
          [catalog('front.row.popularStores_food'), store.name, createTranslate('host', language)('home')],
        ],
        [`/store/${burgerYard}`, [store.name, dish.name]],
        [`/product/${dish.id}`, [dish.name, createTranslate('mfe-cart', language)('add.add')]],
        ['/', [createTranslate('host', language)('landing.title')]],
        ['/track-order', [createTranslate('mfe-account', language)('track.title')]],
        ['/auth', [createTranslate('mfe-auth', language)('emailOrPhone')]],
      ];
      for (const [address, texts] of pages)
        await test.step(address, async () => {
          const { html } = await pageFor(baseURL, address, texts, { language, theme });
          const direction = language === 'en' ? 'ltr' : 'rtl';
          expect(html).toContain(
            `<html lang="${language}" dir="${direction}" data-theme="${theme}" data-accent="food">`,
          );
          const pageText = getText(html);
          // A description that can be expanded consists of two texts.
          for (const text of texts) expect.soft(withoutSpaces(pageText)).toContain(withoutSpaces(text));
        });
    });

const guests: { name: string; language: Language; who?: VisitorOptions }[] = [
  { name: 'a crawler without a cookie', language: 'en' },
  ...languages.map((language) => ({ name: `a guest, ${language}`, language, who: { language } })),
];
for (const { name, language, who } of guests)
  test(`${name}: every address that needs a customer shows the same page [D-10]`, async ({
    request,
    baseURL,
  }) => {
    const ids = await findSampleIds(request, language);
    const [first, ...others] = apps
      .flatMap((app) => routesIn(app))
      // Without a place, one that needs both is the landing page.
      .filter(({ needsCustomer, needsPlace }) => needsCustomer && (who || !needsPlace))
      .map((route) => getSample(route, ids));
    if (!first) throw new Error('no address needs a customer');
    const seen = async ({ address, texts }: Sample) =>
      getText((await pageFor(baseURL, address, texts, who)).html);
    const expected = await seen(first);
    expect(expected).toContain(first.texts[0]);
    expect(others.length).toBeGreaterThan(0);
    for (const sample of others) expect.soft(await seen(sample), sample.address).toBe(expected);
  });

test('an item of a campaign is there before any script [CALL-10] [D-08]', async ({ request, baseURL }) => {
  const response = await request.get('/api/v1/campaigns/item', { headers: scopeHeaders('en') });
  const { campaigns } = (await response.json()) as { campaigns: { id: number; name: string }[] };
  const [offered] = campaigns;
  if (!offered) throw new Error('the seeded campaigns have no item');
  const address = `/product/${offered.id}?campaign=1`;
  const { status, html } = await pageFor(baseURL, address, [offered.name], { language: 'en' });
  expect(status).toBe(200);
  expect(getText(html)).toContain(offered.name);
});

const missingPages: [path: string, key: string][] = [
  ['/product/999999', 'missing.item'],
  ['/product/abc', 'missing.item'],
  ['/product/999999?campaign=1', 'missing.item'],
  ['/store/999999', 'missing.store'],
  ['/store/abc', 'missing.store'],
  ['/category/abc', 'missing.category'],
];
for (const [path, key] of missingPages)
  test(`${path} responds with 404 and says so before any script`, async ({ baseURL }) => {
    for (const language of languages) {
      const texts = createTranslate('mfe-catalog', language)(key);
      const { status, html } = await pageFor(baseURL, path, [texts], { language });
      expect(status).toBe(404);
      expect(getText(html)).toContain(texts);
    }
  });

test('an unknown address responds with 404 and says so before any script [D-09]', async ({ baseURL }) => {
  const { status, html } = await pageFor(baseURL, '/nothing/at/all', ['Page not found'], {});
  expect(status).toBe(404);
  expect(getText(html)).toContain('Page not found');
});
