import { expectToBeOrdered } from '../../fixtures/faults';
import { burger } from '../../fixtures/goods';
import { builtVersion } from '../../fixtures/releases';
import { reportsSince } from '../../fixtures/reports';
import { expect, test } from '../../fixtures/shop';

const app = 'mfe-cart';
const toFilePattern = (name: string) =>
  new RegExp(`/remotes/${app}/${builtVersion(app)}-[^/]+/${name}[^/]*\\.js`);

for (const [what, files] of [
  ['entry', toFilePattern('remoteEntry')],
  ['file behind its entry', toFilePattern('add-to-cart')],
] as const)
  test(`a changed ${what} is not run: the previous release runs, and it is reported [F-39]`, async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    shop.allow(/integrity/, /shop_mfe_cart_/, /ChunkLoadError/);
    const { count: reportCount } = await reportsSince(request);
    let changed = 0;
    await page.route(files, async (route) => {
      const response = await route.fetch();
      changed += 1;
      await route.fulfill({ response: response, body: `globalThis.tampered = 1;${await response.text()}` });
    });
    const dish = await burger(request);
    await page.goto(`/product/${dish.id}`);
    await expectToBeOrdered(page);
    expect(changed).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await expect
      .poll(async () => (await reportsSince(request, reportCount)).reports)
      .toContainEqual(expect.objectContaining({ kind: 'remote', app }));
  });

test('pages cannot be framed; violations of the policy are reported [F-42]', async ({
  page,
  request,
  shop,
  baseURL,
}) => {
  await shop.visitor();
  shop.allow(/frame-ancestors|X-Frame-Options|frame-src|chrome-error/i);
  const elsewhere = 'http://frames.example/';
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/auth"></iframe>` }),
  );
  await page.goto(elsewhere);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);

  const { count: reportCount } = await reportsSince(request);
  const isBroken = async () =>
    (await reportsSince(request, reportCount)).reports.some(
      ({ kind, type }) => kind === 'csp' || type === 'csp-violation',
    );
  await page.goto('/auth');
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    elsewhere,
  );
  await expect.poll(isBroken).toBe(true);
});
