import { Delivery } from '../../fixtures/delivery';
import { missingRegistry, OwnRepository } from '../../fixtures/own-repository';
import { openRendered, servedPage } from '../../fixtures/rendered';
import { expectAllHydrated, watchServerContent } from '../../fixtures/server-content';
import { freePort } from '../../fixtures/servers';
import { expect, test } from '../../fixtures/shop';
import { becomeVisitor } from '../../fixtures/visitor';

const app = 'mfe-gift-cards';
const before = 'There is nothing here yet. Come back soon.';
const after = 'Gift cards for everybody, from next week.';
const underWork = 'Gift cards for everybody, from tomorrow.';

test.describe('a remote in a repository of its own', () => {
  // Packing, installing and building take longer than a journey; only a hang reaches it.
  const limit = 1_800_000;
  test.describe.configure({ mode: 'serial', timeout: limit });
  const delivery = new Delivery();
  const repository = new OwnRepository('gift-cards');

  test.beforeAll(async ({ rendering }) => {
    test.setTimeout(limit);
    const missing = missingRegistry();
    // Packages of others come from the registry, and a machine without it cannot install a repository of its own.
    test.skip(missing !== null, missing ?? '');
    await delivery.start(rendering);
    await repository.create();
  });

  test.afterAll(() => {
    repository.end();
    delivery.end();
  });

  test('has its own lockfile and packages, and passes its tests and types after a change', async () => {
    expect(repository.read('package-lock.json')).toContain('file:packages/shop-federation-build-');
    expect(repository.read('package.json')).not.toMatch(/workspace:|catalog:|root:/);
    const packed = repository.filesIn('node_modules/@shop');
    expect(packed.length).toBeGreaterThan(100);
    expect(packed.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    repository.change('src/locales/en.json', before, after);
    expect(await repository.script('test')).toMatch(/Tests: +\d+ passed/);
    await repository.script('types');
  });

  test('is served inside a released shop that does not know it, and shows each saved change', async ({
    page,
    context,
  }) => {
    const address = await repository.serve(delivery.origin, await freePort());
    await becomeVisitor(context, address);
    await page.goto(`${address}/gift-cards`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible();
    await expect(page.getByText(after)).toBeVisible();
    repository.change('src/locales/en.json', after, underWork);
    await expect(page.getByText(underWork)).toBeVisible();
    repository.change('src/locales/en.json', underWork, after);
  });

  test('is built, published and promoted to 10 %: one visitor in ten sees its page, rendered [F-10]', async ({
    page,
    context,
  }) => {
    await repository.script('build');
    await repository.script('release', ['publish', app, 'dist'], delivery.env);
    const revision = await delivery.revision();
    const output = await repository.script(
      'release',
      ['promote', `${app}@1.0.0`, '--percent', '10'],
      delivery.env,
    );
    expect(output).toContain(`${app}@1.0.0 goes to 10 % of the visitors`);
    await expect.poll(() => delivery.revision()).toBeGreaterThan(revision);

    const visitors = await delivery.visits(
      app,
      Array.from({ length: 300 }, () => null),
    );
    const findCookie = (version: string) => [...visitors].find(([, seen]) => seen === version)?.[0] ?? '';
    expect((await servedPage(`${delivery.origin}/gift-cards`, findCookie('none'))).status).toBe(404);

    const cookie = findCookie('1.0.0');
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: delivery.origin, sameSite: 'Lax' }]);
    await watchServerContent(context);
    const { status } = await openRendered(page, `${delivery.origin}/gift-cards`, { texts: [after] });
    expect(status).toBe(200);
    expect((await expectAllHydrated(page)).lost).toEqual([]);
  });
});
