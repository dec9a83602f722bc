import type { APIRequestContext } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { burgerYard } from '../../fixtures/goods';
import { expectNews } from '../../fixtures/polling';
import { expect, test } from '../../fixtures/shop';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const picture = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Sends a message from the store to the customer. */
async function storeWrites(request: APIRequestContext, customer: NewCustomer, message: string) {
  const info = await request.get('/api/v1/customer/info', { headers: customer.headers });
  const { id } = (await info.json()) as { id: number };
  const data = { customer_id: id, sender_type: 'vendor', sender_id: burgerYard, message };
  const sent = await request.post('/sandbox/messages', { data });
  expect(sent.status(), await sent.text()).toBe(200);
}

const settings = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const satisfies { language: Language; width: number }[];

for (const { language, width } of settings)
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language });
    const t = createTranslate('mfe-account', language);
    const inCatalog = createTranslate('mfe-catalog', language);
    const inHost = createTranslate('host', language);

    test('a customer writes to a store from its page, gets a reply, and sees unread messages [D-28] [HEAD-07] [ROUTE-09]', async ({
      page,
      context,
      request,
      shop,
    }) => {
      const customer = await NewCustomer.signUp(request);
      await customer.useIn(context);
      await page.clock.install();
      await shop.visitor({ language, customer: true });
      await page.goto(`/store/${burgerYard}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: inCatalog('store.ask_food') })
        .click();

      const log = page.getByRole('log');
      await expect(log).toBeVisible();
      await page.locator('textarea').fill('Two <b>forks</b>, please');
      await page.locator('input[type=file]').setInputFiles(picture);
      await page.getByRole('button', { name: t('inbox.send') }).click();
      await expect(log.getByRole('article')).toContainText(['Two <b>forks</b>, please']);
      await expect(log.getByRole('article')).toHaveCount(2);

      await log.getByRole('button', { name: t('inbox.openPicture', { number: 1 }) }).click();
      const large = page.getByRole('dialog', { name: t('inbox.picture', { number: 1, count: 1 }) });
      await expect(large.getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();

      await storeWrites(request, customer, 'They are in the bag.');
      await expectNews(page, (within) => expect(log).toContainText('They are in the bag.', within));

      await page.goto('/home');
      await storeWrites(request, customer, 'On its way!');
      await page.reload();
      if (width < 1180) {
        await page.getByRole('button', { name: inHost('menu.open') }).click();
        await page
          .getByRole('dialog')
          .getByRole('link', { name: inHost('account.inbox') })
          .click();
      } else await page.getByRole('link', { name: t('inbox.open', { count: 1 }) }).click();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'On its way!' });
      await expect(row).toContainText(t('inbox.unread', { count: 1 }));
      await row.getByRole('link').click();
      await expect(log).toContainText('On its way!');
      if (width < 1180) await page.getByRole('link', { name: t('inbox.all') }).click();
      await expect(row).toBeVisible();
      await expectNews(page, (within) =>
        expect(row).not.toContainText(t('inbox.unread', { count: 1 }), within),
      );
    });
  });
