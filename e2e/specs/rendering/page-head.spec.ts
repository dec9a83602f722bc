import type { Page } from '@playwright/test';
import { getAddress } from '../../browser';
import { burger, burgerYard } from '../../fixtures/goods';
import { ShopQueries } from '../../fixtures/shop-queries';
import { openRendered } from '../../fixtures/rendered';
import { expectHydrated, watchServerContent } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';

/** The elements of the head that must be unique, by name, and the canonical address. */
const getHead = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('meta[name], meta[property]')].map(
      (meta) => meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    );
    const once = [
      ...named,
      ...[...document.querySelectorAll('title, link[rel=canonical]')].map(({ localName }) => localName),
    ];
    return {
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      twice: once.filter((name, at) => name !== 'og:locale:alternate' && once.indexOf(name) !== at),
      data: document.querySelectorAll('script[type="application/ld+json"]').length,
    };
  });

test('the head is hydrated without changes, and the next page replaces it completely [X-08]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  const dish = await burger(request);
  const item = await new ShopQueries(request).item(dish.id);
  const store = await new ShopQueries(request).store(burgerYard);
  await watchServerContent(page.context());
  await openRendered(page, `/product/${item.id}`, { texts: [item.name] });
  const served = await getHead(page);
  expect(served).toMatchObject({ twice: [], data: 1 });
  await expectHydrated(page);
  expect(await getHead(page)).toEqual(served);

  await page.getByRole('main').getByRole('link', { name: store.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
  await expect
    .poll(() => getHead(page))
    .toMatchObject({ title: `${store.name} · Mosaic`, twice: [], data: 0 });
  const next = await getHead(page);
  expect(next.canonical).toMatch(new RegExp(`/store/${store.id}$`));
  expect(next.description).not.toBe(served.description);
});

test('a page rendered in the browser replaces the head of the document [X-08]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  const { id, name } = await burger(request);
  await page.goto(`${getAddress(process.env.EDGE_PORT_CLIENT_ONLY)}/product/${id}`);
  await expect.poll(() => getHead(page)).toMatchObject({ title: `${name} · Mosaic`, twice: [], data: 0 });
});
