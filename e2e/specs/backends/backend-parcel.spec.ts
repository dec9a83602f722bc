import { expect, test } from '../../family/family-shop';
import { expectCharged, getLastOrderRequest } from '../../family/ordered';
import { EndForm, sendParcel } from '../../fixtures/parcel';
import { Shopper } from '../../fixtures/steps';
import { createTranslate, type Language } from '../../fixtures/translations';

/*
 * Parcels before a backend of the family: its kinds have rates or take those of the settings, and no sizes.
 */

test.use({ live: true, backend: { parcels: true } });
// One backend and one edge for both, one after another.
test.describe.configure({ mode: 'default' });

for (const { language, viewport } of [
  { language: 'en', viewport: { width: 390, height: 844 } },
  { language: 'ur', viewport: { width: 1440, height: 900 } },
] as const satisfies { language: Language; viewport: object }[])
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language });
    const [catalog, cart, account] = [
      createTranslate('mfe-catalog', language),
      createTranslate('mfe-cart', language),
      createTranslate('mfe-account', language),
    ];

    test('a guest sends a parcel, and the total shown is the total charged [X-31] [BIZ-35] [D-15]', async ({
      page,
      context,
      familyShop,
      shop,
    }) => {
      shop.allow(/status of 40[45]/);
      const { origin } = familyShop;
      const cookie = encodeURIComponent(JSON.stringify({ v: crypto.randomUUID(), l: language }));
      await context.addCookies([{ name: 'shop', value: cookie, url: origin, sameSite: 'Lax' }]);
      const shopper = new Shopper(page, language);
      await shopper.goToModule('Ferry Street', 'Send a box');
      await page.getByRole('link', { name: catalog('parcel.send'), exact: true }).click();
      const kind = page.locator('input[name="parcel-category"]').nth(1);
      await kind.check();
      await expect(page.getByRole('radio', { name: cart('parcel.size.large') })).toBeHidden();

      const sender = new EndForm(page, language, 'from');
      await sender.open();
      await sender.save('Sara Ahmed', '1712345678');
      const receiver = new EndForm(page, language, 'to');
      await receiver.open();
      await receiver.search('Ferry');
      await receiver.save('Omar Khan', '1812345678');
      // The total is final once the charges have loaded.
      await expect(page.getByRole('button', { name: cart('parcel.send'), exact: true })).toBeEnabled();
      const total = page.getByTestId('parcel-total');
      await expect(total).toHaveText(/\d/);
      const price = (await total.textContent()) ?? '';
      const number = await sendParcel(page, language, price);
      expectCharged(familyShop, number, price);
      expect(getLastOrderRequest(familyShop)?.body).toMatchObject({
        order_type: 'parcel',
        parcel_category_id: 42,
        charge_payer: 'sender',
      });

      await page.goto(`/track-order?order_id=${number}`);
      await expect(page.getByTestId('order-status')).toHaveText(account('status.pending'));
      await expect(page.getByText('Omar Khan').first()).toBeVisible();
    });
  });
