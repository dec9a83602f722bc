import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { copiesIn } from '../fixtures/copies';
import { NewCustomer } from '../fixtures/customer';
import { errorFallback } from '../fixtures/faults';
import { burger, burgerYard, namesIn, sideDish } from '../fixtures/goods';
import { expectRendered } from '../fixtures/rendered';
import { Shopper } from '../fixtures/steps';
import { cookieHeader } from '../fixtures/visitor';
import { createTranslate, type App } from '../fixtures/translations';
import { expect, test, versionsWith, watchReleases, type MixedShop } from './mixed-shop';
import { known, othersThan, createPreviousTranslate } from './previous';

test.use({ live: true });

const mixes: [name: string, older: App[]][] = known.flatMap((app): [string, App[]][] => [
  [`${app} before, the others now`, [app]],
  [`${app} now, the others before`, othersThan(app)],
]);

/** Remotes that emit events during the journey. */
const emittingApps: App[] = ['mfe-cart', 'mfe-account', 'mfe-auth'];

/** A required version, or a module of a newer host, that the other does not have: the only valid reasons to refuse a pair. */
const outOfRange = /^\s+- \S+@\S+ needs .+, (and \S+@\S+ has [\d.]+|which host@\S+ does not share)$/;

/**
 * Puts the remotes at these releases. Where version ranges refuse that, the host goes first, as in every deployment.
 * Returns which remotes are then at the previous release.
 */
async function deployed(mixed: MixedShop, older: App[]): Promise<App[]> {
  const refusal = await mixed.become(older);
  if (refusal === null) return older;
  for (const line of refusal.split('\n').filter((text) => text.startsWith('  - ')))
    expect(line).toMatch(outOfRange);
  console.log(`  refused, as its ranges say: ${refusal}`);
  expect(older, 'nothing but a newer host may be asked for').toContain('host');
  const withHost = older.filter((app) => app !== 'host');
  expect(await mixed.become(withHost), 'with the host of now').toBeNull();
  return withHost;
}

/** From the landing page to an order, as a guest. */
async function orders(shopper: Shopper, request: APIRequestContext): Promise<void> {
  const { street, module, store } = await namesIn(request, 'en');
  await shopper.goToStore(street, module, store);
  await shopper.addDish(await burger(request));
  await shopper.openCart(2);
  await shopper.proceed();
  await shopper.goOnAsGuest();
  await shopper.enterContact('501234567');
  await shopper.placeOrder();
  await expect(shopper.cartButton(0)).toBeVisible();
}

/** A guest uses the wishlist button, signs in, and opens the account. */
async function signsIn(shopper: Shopper, request: APIRequestContext): Promise<void> {
  const { page } = shopper;
  const customer = await NewCustomer.signUp(request);
  const dish = await sideDish(request);
  await page.goto(`/product/${dish.id}`);
  const wishlistButton = page
    .getByRole('main')
    .locator('button[aria-pressed]')
    .and(page.getByRole('button', { name: dish.name }));
  await wishlistButton.first().click();
  await shopper.signIn(customer.email, customer.password);
  await expect(wishlistButton.first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/profile');
  await expect(page.getByText(customer.email).first()).toBeVisible();
}

async function expectOneOfEach(page: Page): Promise<void> {
  expect(await copiesIn(page)).toEqual({
    react: 1,
    'react-dom': 1,
    'styled-components': 1,
    swr: 1,
    'react-router': 1,
  });
}

for (const [name, wanted] of mixes)
  test(`${name}: an order, the wishlist, signing in and the account work without an error [F-17] [F-19] [F-20]`, async ({
    mixed,
    page,
    request,
  }) => {
    const older = await deployed(mixed, wanted);
    if (older.length === 0) return; // refused, and with the current host no older remote is left
    const store = `${mixed.origin}/store/${burgerYard}`;
    await expectRendered(store, cookieHeader(randomUUID()), 'Harbour Burger Yard');
    const { versions, dropped } = watchReleases(page);
    const translateFor = (app: App) =>
      older.includes(app) ? createPreviousTranslate(app) : createTranslate(app, 'en');
    const shopper = new Shopper(page, 'en', translateFor);

    await orders(shopper, request);
    await expectOneOfEach(page);
    await signsIn(shopper, request);
    await expect(errorFallback(page)).toHaveCount(0);
    expect(versions, 'no area has stepped down to another release').toEqual(versionsWith(older));
    const reported = new Set(dropped);
    const expected = older.some((app) => emittingApps.includes(app))
      ? ['dropped module:changed: unexpected payload']
      : [];
    expect([...reported], 'older payloads are ignored, and logged').toEqual(expected);
  });
