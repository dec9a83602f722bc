import { EndForm, sendParcel } from '../../fixtures/parcel';
import { expect, test } from '../../fixtures/shop';
import { moveOrder } from '../../fixtures/switches';
import { createTranslate, type Language } from '../../fixtures/translations';
import { modules } from '../../fixtures/visitor';

const phone = '501234567';
const settings = [
  { language: 'en', viewport: { width: 390, height: 844 } },
  { language: 'ar', viewport: { width: 1440, height: 900 } },
] as const satisfies { language: Language; viewport: object }[];

for (const { language, viewport } of settings)
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language, live: true });
    const [catalog, cart, account] = [
      createTranslate('mfe-catalog', language),
      createTranslate('mfe-cart', language),
      createTranslate('mfe-account', language),
    ];

    test('a guest sends a parcel that the receiver pays, reloads, and follows it [X-31] [D-11] [D-23] [F-23]', async ({
      page,
      request,
      shop,
    }) => {
      await shop.visitor({ language, module: modules.parcel });
      await page.goto('/home');
      await page.getByRole('link', { name: catalog('parcel.send'), exact: true }).click();
      await expect(page).toHaveURL(/\/parcel\/new\?module_id=5/);
      // The second kind has sizes.
      const kind = page.locator('input[name="parcel-category"]').nth(1);
      await kind.check();
      await page.getByRole('radio', { name: cart('parcel.size.large') }).check();

      const sender = new EndForm(page, language, 'from');
      await sender.open();
      await sender.save('Sara Ahmed', phone);
      const receiver = new EndForm(page, language, 'to');
      await receiver.open();
      await receiver.search('Garden');
      await receiver.save('Omar Khan', '507654321');
      const total = page.getByTestId('parcel-total');
      await expect(total).toHaveText(/\d/);
      await page.getByRole('radio', { name: cart('parcel.payer.receiver') }).check();
      const price = (await total.textContent()) ?? '';

      // What was chosen is there again.
      await page.reload();
      await expect(page.getByText('Omar Khan')).toBeVisible();
      await expect(page.getByRole('radio', { name: cart('parcel.size.large') })).toBeChecked();
      await expect(total).toHaveText(price);
      const number = Number(await sendParcel(page, language, price));

      for (const status of ['confirmed', 'picked_up', 'delivered'] as const) {
        await moveOrder(request, number, status);
        await page.goto(`/track-order?order_id=${number}`);
        await expect(page.getByTestId('order-status')).toHaveText(account(`status.${status}`));
        await expect(page.getByText('Omar Khan').first()).toBeVisible();
      }
    });
  });
