import { NewCustomer } from '../../fixtures/customer';
import { rentalHeaders, rentVehicle, vehiclesOfTwo } from '../../fixtures/rental';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';
import { modules } from '../../fixtures/visitor';

test.use({ live: true });

test('a customer who signs in with vehicles of another provider decides, also after a reload and in another module [D-17]', async ({
  page,
  request,
  shop,
}) => {
  const t = createTranslate('mfe-cart', 'en');
  await shop.visitor({ module: modules.grocery });
  const [own, chosen] = await vehiclesOfTwo(request);
  const customer = await NewCustomer.signUp(request);
  await rentVehicle(request, { headers: customer.headers, guestId: null }, own);
  const created = await request.post('/api/v1/auth/guest/request', { headers: rentalHeaders, data: {} });
  const guestId = String(((await created.json()) as { guest_id: string }).guest_id);
  await rentVehicle(request, { headers: {}, guestId }, chosen);
  await page.goto('/home');
  await page.evaluate((id) => localStorage.setItem('guest_id', id), guestId);
  await page.reload();

  const shopper = new Shopper(page);
  await shopper.requestSignIn();
  await shopper.signIn(customer.email, customer.password);
  const dialog = page.getByRole('dialog', { name: t('merge.title') });
  await expect(dialog).toBeHidden(); // groceries have nothing to decide

  await page.getByRole('button', { name: modules.rental.module_name, exact: true }).first().click();
  await expect(dialog.getByRole('region', { name: t('merge.guest') }).getByText(chosen.name)).toBeVisible();
  await expect(dialog.getByRole('region', { name: t('merge.account') }).getByText(own.name)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t('rental.open', { count: 1 }), exact: true }).click();
  await page.getByRole('button', { name: t('merge.look'), exact: true }).click();
  await dialog
    .getByRole('region', { name: t('merge.guest') })
    .getByRole('button', { name: t('merge.keep') })
    .click();
  await expect(dialog).toBeHidden();
  const drawer = page.getByRole('dialog', { name: t('rental.title') });
  await expect(drawer.getByText(chosen.name)).toBeVisible();
  await expect(drawer.getByText(own.name)).toBeHidden();
  await expect(drawer.getByText(t('merge.open'))).toBeHidden();
});
