import type { Page } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { loginBy } from '../../fixtures/login-settings';
import { codeSentTo } from '../../fixtures/outbox';
import { expect, test } from '../../fixtures/own-shop';
import { newEmail } from '../../fixtures/people';
import { createTranslate } from '../../fixtures/translations';

test.use({ live: true });

let customer: NewCustomer;

test.beforeEach(async ({ context, request }) => {
  customer = await NewCustomer.signUp(request);
  await customer.useIn(context);
});

/** Creates a wide picture with a canvas. */
const wideJpeg = async (page: Page): Promise<Buffer> => {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'teal';
    context?.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
};

test.describe('ar at 390', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ar' });
  const t = createTranslate('mfe-account', 'ar');

  test('a customer sets a photo, cropped from a wide picture, and another name [PROF-01] [PROF-03] [STATE-34] [F-43] [GEN-11]', async ({
    page,
    shop,
  }) => {
    await shop.visitor({ language: 'ar', customer: true });
    await page.goto('/profile?page=profile-settings');
    const chooser = page.locator('input[type=file]');
    const name = page.getByRole('textbox', { name: t('profile.name') });
    await expect(name).toHaveValue('Noor Saleh');
    await chooser.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') });
    await expect(page.getByText(t('photo.format'))).toBeVisible();
    await chooser.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('MZ no picture'),
    });
    await expect(page.getByText(t('photo.format'))).toBeVisible();
    await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await wideJpeg(page) });
    const dialog = page.getByRole('dialog', { name: t('photo.cropTitle') });
    await dialog.getByRole('application').press('ArrowRight');
    await dialog.getByRole('slider').fill('2');
    await dialog.getByRole('button', { name: t('photo.use'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('photo.format'))).toBeHidden();
    await name.fill('نور سالم');
    await page.getByRole('button', { name: t('profile.save'), exact: true }).click();
    await expect(page.getByText(t('profile.saved'))).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('نور');
    const photo = page.locator('main img[src*="/media/profile/"]').first();
    const size = () => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([512, 512]);
  });
});

test('a changed e-mail is verified by its code, and a saved address is deleted [PROF-02] [PROF-04] [STATE-33] [ROLE-05] [GEN-10]', async ({
  page,
  request,
  settings,
  shop,
}) => {
  const code = page.getByRole('textbox', { name: 'Verification code' });
  shop.allow(/status of 403/);
  await settings.set(loginBy({ manual: true, emailVerification: true }));
  await shop.visitor({ customer: true });
  await page.goto('/profile-settings');
  const email = newEmail();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  const right = await codeSentTo(request, email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await code.press('Enter');
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await code.fill(right);
  await code.press('Enter');
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delete / }).click();
  const question = page.getByRole('dialog', { name: 'Delete this address?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No saved address yet')).toBeVisible();
});
