import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { getAddress } from '../../browser';
import { apps } from '../../../scripts/apps.mjs';
import { CheckoutCopy } from '../../fixtures/checkout-copy';
import { freePort } from '../../fixtures/servers';
import { becomeVisitor } from '../../fixtures/visitor';

const app = 'mfe-catalog';
const texts = `${app}/src/locales/en.json`;
const homePage = `${app}/src/pages/home/home-page.tsx`;
const start = 'export function Page() {\n';

/** The first of as many free ports in a row as there are apps. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = Number(await freePort());
    const others = Array.from({ length: apps.length }, (_, at) => first + at);
    const taken = await Promise.all(
      others.map((port) => fetch(`http://localhost:${port}`).then(Boolean, () => false)),
    );
    if (!taken.includes(true) && first + apps.length < 65_535) return first;
  }
}

test.describe('under a development server', () => {
  test.describe.configure({ mode: 'default' });
  let checkout: CheckoutCopy;
  let server: ChildProcess;
  let origin = '';

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    checkout = new CheckoutCopy();
    const port = await freePorts();
    origin = `http://localhost:${port}`;
    const args = ['scripts/dev.mjs', app, '--from', getAddress(process.env.EDGE_PORT)];
    // Its backend is the edge's.
    const { child, getOutput } = checkout.start(args, { DEV_PORT: String(port), API_ORIGIN: '' });
    server = child;
    await expect
      .poll(() => (child.exitCode === null ? getOutput() : `ended: ${getOutput()}`), { timeout: 540_000 })
      .toContain('Ready after');
  });

  test.afterAll(async () => {
    if (server?.exitCode === null) {
      server.kill();
      await once(server, 'close');
    }
    checkout.end();
  });

  test('a text, a syntax error and a render error show at once, and vanish when they are mended', async ({
    page,
    context,
  }) => {
    await becomeVisitor(context, origin);
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    const overlay = page.locator('shop-errors').getByRole('alert');

    // The first page opens as soon as the server says that it is ready.
    await page.goto(`${origin}/home`);
    await expect(heading('Popular restaurants')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Open cart/ }),
      'as released',
    ).toBeVisible();

    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    checkout.edit(texts, (text) => text.replace('"Popular restaurants"', '"Loved restaurants"'));
    await expect(heading('Loved restaurants')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-same-document');

    checkout.edit(homePage, (text) => text.replace(start, `${start}  return return;\n`));
    await expect(overlay).toContainText(`${app} does not compile`);
    await expect(overlay).toContainText('home-page.tsx');
    checkout.edit(homePage, (text) => text.replace('  return return;\n', ''));
    await expect(overlay).toHaveCount(0);

    checkout.edit(homePage, (text) => text.replace(start, `${start}  if (start) throw new Error(start);\n`));
    checkout.edit(homePage, (text) => `${text}const start = 'no home page today';\n`);
    await expect(overlay).toContainText('Error: no home page today');
    await expect(heading('Loved restaurants'), 'no release before it stands in').toHaveCount(0);
    checkout.edit(homePage, (text) => text.replace("'no home page today'", "''"));
    await expect(overlay).toHaveCount(0);
    await expect(heading('Loved restaurants')).toBeVisible();
  });

  test('a page that was opened while its code did not compile appears when that is mended', async ({
    page,
    context,
  }) => {
    await becomeVisitor(context, origin);
    checkout.edit(homePage, (text) => text.replace(start, `${start}  return return;\n`));
    const overlay = page.locator('shop-errors').getByRole('alert');
    await expect(async () => {
      await page.goto(`${origin}/home`);
      await expect(overlay).toBeVisible({ timeout: 5_000 });
    }).toPass();
    checkout.edit(homePage, (text) => text.replace('  return return;\n', ''));
    await expect(overlay).toHaveCount(0);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Loved restaurants', exact: true }),
    ).toBeVisible();
  });
});
