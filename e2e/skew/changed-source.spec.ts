import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { builtVersion } from '../fixtures/releases';
import { becomeVisitor } from '../fixtures/visitor';
import { createTranslate } from '../fixtures/translations';
import { builtFrom } from './changed-source';
import { expect, test } from './mixed-shop';

const app = 'mfe-auth';
const next = '1.1.0';
const before = createTranslate(app, 'en')('emailOrPhone');
const after = 'Your e-mail or your phone';

test.describe('a release that is built from changed source', () => {
  const folder = join(tmpdir(), `changed-source-${randomUUID()}`);

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is shown to its percentage of visitors, and to nobody after a rollback [F-10]', async ({
    browser,
    mixed,
    shop,
  }) => {
    expect(await mixed.become([])).toBeNull();
    const change = { file: 'src/locales/en.json', from: `"${before}"`, to: `"${after}"` };
    mixed.release('publish', app, builtFrom(app, next, join(folder, 'source'), change));
    await mixed.and('promote', `${app}@${next}`, '--percent', '50');

    /** The label of the field in a visitor's browser. */
    const seenBy = async (id?: string): Promise<[label: string, visitor: string]> => {
      const context = await (browser as Browser).newContext();
      shop.watch(context);
      const visitor = await becomeVisitor(context, mixed.origin, id ? { id } : {});
      const page = await context.newPage();
      await page.goto(`${mixed.origin}/auth`);
      const labels = new RegExp(`^(${before}|${after})`);
      const field = page.getByRole('main').getByRole('textbox', { name: labels });
      await expect(field).toBeVisible();
      const isNew = await page.getByRole('main').getByRole('textbox', { name: after }).count();
      await context.close();
      return [isNew ? after : before, visitor];
    };

    const seen = new Map<string, string>();
    for (let tries = 0; tries < 20 && seen.size < 2; tries += 1) seen.set(...(await seenBy()));
    expect([...seen.keys()].sort(), 'both are seen').toEqual([before, after].sort());
    const exposed = seen.get(after);
    expect((await seenBy(exposed))[0], 'the same visitor sees the same').toBe(after);
    await mixed.and('rollback', app);
    expect((await seenBy(exposed))[0], 'after it is taken back').toBe(before);
    expect(mixed.release('status')).toContain(builtVersion(app));
  });
});
