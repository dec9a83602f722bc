import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Delivery } from '../../fixtures/delivery';
import { root } from '../../fixtures/releases';
import { buildEmbed, buildStock, StockPage } from '../../fixtures/stock-page';
import { becomeVisitor } from '../../fixtures/visitor';

test.describe('with stock Module Federation', () => {
  test.describe.configure({ mode: 'default' });
  const work = join(tmpdir(), `stock-${randomUUID()}`);
  const folder = (name: string) => join(work, name);

  /** With its own federation runtime and its own React for other hosts, a stock remote is larger than one of the shop. */
  function writeBudgets(): string {
    const budgets = JSON.parse(readFileSync(join(root, 'delivery/size-budgets.json'), 'utf8')) as object;
    const file = join(work, 'size-budgets.json');
    mkdirSync(work, { recursive: true });
    writeFileSync(file, JSON.stringify({ ...budgets, 'mfe-weather': { entry: 30, chunk: 100 } }));
    return file;
  }

  test.afterAll(() => rmSync(work, { recursive: true, force: true }));

  test('a host of another team renders a slot of our remote, with the React of its page', async ({
    page,
  }) => {
    const stockPage = new StockPage();
    await buildStock('stock-host', folder('host'));
    await buildEmbed();
    const { API_ORIGIN = '' } = process.env;
    const folders = {
      '': folder('host'),
      embed: join(root, 'host/embed/dist'),
      // The release as it is published.
      cart: join(root, 'mfe-cart/dist'),
    };
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    try {
      await stockPage.start(folders, API_ORIGIN);
      await page.goto(stockPage.origin);
      await expect(page.getByRole('heading', { name: 'A page of another team' })).toBeVisible();
      const button = page.getByRole('button', { name: 'Open cart, 0 items' });
      await button.click();
      await expect(page.locator('#asked')).toHaveText('cart:open-requested');
      const remotes = await page.evaluate(() => {
        const { __FEDERATION__: global } = window as unknown as {
          __FEDERATION__?: { __INSTANCES__: { options: { remotes: { name: string }[] } }[] };
        };
        return global?.__INSTANCES__.flatMap(({ options }) => options.remotes.map(({ name }) => name));
      });
      // The browser extension of Module Federation reads them there.
      expect(remotes?.sort()).toEqual(['cart', 'shop_embed']);
      expect(errors).toEqual([]);
    } finally {
      stockPage.end();
    }
  });

  test('the shop renders a remote of another team in a slot, under its content policy', async ({
    page,
    context,
  }) => {
    const delivery = new Delivery({ RELEASE_BUDGETS: writeBudgets() });
    await buildStock('stock-remote', folder('remote'));
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    try {
      await delivery.start('on');
      const adapter = ['--from', 'mf-manifest', '--slot', 'menu-entry=./Widget'];
      delivery.release('publish', 'mfe-weather', folder('remote'), ...adapter, '--version', '2.3.0');
      await delivery.and('promote', 'mfe-weather@2.3.0');
      await becomeVisitor(context, delivery.origin);
      await page.goto(`${delivery.origin}/about-us`);
      const widget = page.getByRole('contentinfo').getByRole('region', { name: 'Weather' });
      await widget.getByRole('button', { name: 'Sunny in Marian' }).click();
      // Its own lazy component.
      await expect(widget.getByText('Rain tomorrow')).toBeVisible();
      const instances = await page.evaluate(() => {
        const { __FEDERATION__: global } = window as unknown as {
          __FEDERATION__?: { __INSTANCES__: { options: { remotes: { name: string }[] } }[] };
        };
        return global?.__INSTANCES__.flatMap(({ options }) => options.remotes.map(({ name }) => name));
      });
      expect(instances).toContainEqual(expect.stringMatching(/^shop_mfe_weather_2_3_0_/));
      expect(violations).toEqual([]);

      await delivery.and('kill', 'mfe-weather');
      await page.reload();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About us' })).toBeVisible();
      await expect(widget).toHaveCount(0);
    } finally {
      delivery.end();
    }
  });
});
