import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { apps } from '../../scripts/apps.mjs';
import { root } from '../fixtures/releases';
import { nearestVehicle, type RentedOut } from '../fixtures/vehicles';
import { burger, burgerYard, namesIn, scopeHeaders } from '../fixtures/goods';
import { say, type App, type Language } from '../fixtures/words';

export interface Route {
  app: App;
  /** With the name of the page behind it, where another page than the route's own stands at its address. */
  path: string;
  needsPlace: boolean;
}

interface Manifest {
  routes: {
    path: string;
    needsPlace?: boolean;
    instead?: { page: string; when?: object; modules?: string[] }[];
  }[];
}

/** What every app serves, as its release says. */
export const allRoutes: Route[] = apps.flatMap((app) => {
  const file = join(root, app, 'dist-development', 'release.json');
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return routes.flatMap(({ path, needsPlace = false, instead = [] }) => [
    { app, path, needsPlace },
    // Those that an address alone tells; a module of another type is another visitor.
    ...instead
      .filter(({ when, modules }) => when && !modules)
      .map(({ page }) => ({ app, path: `${path} ${page}`, needsPlace })),
  ]);
});

/** An address of a route, and what must be read there before any script has run. */
export interface Sample {
  address: string;
  says: string[];
  /** A guest is asked to sign in by itself (D-10). */
  asksToSignIn?: boolean;
  /** Where it says something else to who is signed in. */
  saysToCustomer?: string[];
}

/** Real ids of the seeded town, and its names in a language. */
export interface Town {
  language: Language;
  item: { id: number; name: string };
  store: { id: number; name: string };
  category: { id: number; name: string };
  campaign: { id: number; title: string };
  vehicle: RentedOut;
}

export async function townIn(request: APIRequestContext, language: Language): Promise<Town> {
  const { id, name } = await burger(request, language);
  const { store } = await namesIn(request, language);
  const answer = await request.get('/api/v1/categories', { headers: scopeHeaders(language) });
  const [category] = (await answer.json()) as { id: number; name: string }[];
  if (!category) throw new Error('the seeded categories are gone');
  const running = await request.get('/api/v1/campaigns/basic', { headers: scopeHeaders(language) });
  const [campaign] = (await running.json()) as { id: number; title: string }[];
  if (!campaign) throw new Error('the seeded campaigns are gone');
  const vehicle = await nearestVehicle(request, language);
  return {
    language,
    item: { id, name },
    store: { id: burgerYard, name: store },
    category,
    campaign,
    vehicle,
  };
}

/** A page of the account: what it says to guests is the same everywhere. */
const ofCustomer =
  (address: string, key: string) =>
  ({ language }: Town): Sample => ({
    address,
    says: [say('host', language)('customerOnly.title')],
    asksToSignIn: true,
    saysToCustomer: [say('mfe-account', language)(key)],
  });

/** Each at the address of the account and at its own (D-10). */
const pagesOfAccount = (...names: string[]): Record<string, (town: Town) => Sample> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`/profile ${name}-page`, ofCustomer(`/profile?page=${name}`, `account.${name}`)],
      [`/${name}`, ofCustomer(`/${name}`, `account.${name}`)],
    ]),
  );

/** Pages of the host with words of the shop, under a title that the footer's link has, too. */
const pagesOfHost = (titles: Record<string, string>): Record<string, (town: Town) => Sample> =>
  Object.fromEntries(
    Object.entries(titles).map(([address, key]) => [
      address,
      ({ language }: Town): Sample => ({ address, says: [say('host', language)(`footer.${key}`)] }),
    ]),
  );

/** Route → address. An address with a search shows another page than without. */
const samples: Record<string, (town: Town) => Sample> = {
  '/': ({ language }) => ({ address: '/', says: [say('host', language)('landing.title')] }),
  '*': ({ language }) => ({
    address: '/nothing/at/all',
    says: [say('host', language)('missing.title')],
  }),
  ...pagesOfHost({
    '/about-us': 'about',
    '/terms-and-conditions': 'terms',
    '/privacy-policy': 'privacy',
    '/refund-policy': 'refund',
    '/cancellation-policy': 'cancellation',
    '/shipping-policy': 'shipping',
    '/help-and-support': 'support',
    '/store-registration': 'vendor',
    '/deliveryman-registration': 'rider',
  }),
  '/home': ({ language }) => {
    const t = say('mfe-catalog', language);
    return { address: '/home', says: [t('front.row.popularStores_food'), t('front.row.discounted')] };
  },
  '/home search-page': ({ item }) => ({
    address: `/home?search=${encodeURIComponent(item.name)}`,
    says: [item.name],
  }),
  '/home list-page': ({ language }) => ({
    address: '/home?data_type=popular',
    says: [say('mfe-catalog', language)('list.title.popular')],
  }),
  '/store/:id': ({ store, item }) => ({ address: `/store/${store.id}`, says: [store.name, item.name] }),
  '/store/latest': ({ language }) => ({
    address: '/store/latest',
    says: [say('mfe-catalog', language)('front.row.newStores_food')],
  }),
  '/store/popular': ({ language, store }) => ({
    address: '/store/popular',
    says: [say('mfe-catalog', language)('front.row.popularStores_food'), store.name],
  }),
  '/campaigns': ({ language }) => ({
    address: '/campaigns',
    says: [say('mfe-catalog', language)('campaigns.title')],
  }),
  '/campaigns/:id': ({ language, campaign }) => ({
    address: `/campaigns/${campaign.id}`,
    says: [campaign.title, say('mfe-catalog', language)('campaigns.takePart_food')],
  }),
  '/categories': ({ language, category }) => ({
    address: '/categories',
    says: [say('mfe-catalog', language)('categories.title'), category.name],
  }),
  '/category/:id': ({ category }) => ({ address: `/category/${category.id}`, says: [category.name] }),
  '/product/:id': ({ item, store }) => ({ address: `/product/${item.id}`, says: [item.name, store.name] }),
  '/rental/vehicle-search': ({ language }) => ({
    address: '/rental/vehicle-search?all_category=1',
    says: [say('mfe-catalog', language)('vehicle.title')],
  }),
  '/rental/vehicle-details': ({ vehicle }) => ({
    address: `/rental/vehicle-details?id=${vehicle.id}`,
    says: [vehicle.name, vehicle.provider.name],
  }),
  '/rental/provider-details': ({ vehicle: { provider: by } }) => ({
    address: `/rental/provider-details?id=${by.id}`,
    says: [by.name],
  }),
  '/checkout': ({ language }) => ({
    address: '/checkout?page=cart',
    says: [say('mfe-cart', language)('checkout.title')],
  }),
  // Whose order it is only the server knows: one that nobody has named is nobody's.
  '/order-confirmed': ({ language }) => ({
    address: '/order-confirmed',
    says: [say('mfe-cart', language)('confirmed.missing')],
  }),
  '/rental/checkout': ({ language }) => ({
    address: '/rental/checkout',
    says: [say('mfe-cart', language)('rental.checkout.title')],
  }),
  '/rental/trip-confirmed': ({ language }) => ({
    address: '/rental/trip-confirmed',
    says: [say('mfe-cart', language)('rental.booked.missing')],
  }),
  '/payment-return': ({ language }) => ({
    address: '/payment-return',
    says: [say('host', language)('paymentReturn.missing')],
  }),
  '/track-order': ({ language }) => ({
    address: '/track-order',
    says: [say('mfe-account', language)('track.title')],
  }),
  // Guests are asked to sign in; a customer's own orders come after hydration, in the page's frame. No number is everybody's.
  '/profile': ofCustomer('/profile', 'account.profile-settings'),
  ...pagesOfAccount(
    'profile-settings',
    'my-orders',
    'my-trips',
    'wallet',
    'coupons',
    'loyalty-points',
    'referral-code',
    'settings',
  ),
  '/profile inbox-page': ofCustomer('/profile?page=inbox', 'inbox.title'),
  '/profile order-details-page': ofCustomer('/profile?page=my-orders&order_id=none', 'orders.details'),
  '/profile track-order-page': ofCustomer('/profile?page=track-order', 'track.title'),
  '/my-orders order-details-page': ofCustomer('/my-orders?order_id=none', 'orders.details'),
  '/track-order track-trip-page': ({ language }) => ({
    address: '/track-order?trip_id=none',
    says: [say('mfe-account', language)('trackTrip.title')],
  }),
  '/profile track-trip-page': ofCustomer('/profile?page=track-order&trip_id=none', 'trackTrip.title'),
  '/profile trip-details-page': ofCustomer('/profile?page=my-trips&trip_id=none', 'trips.details'),
  '/my-trips trip-details-page': ofCustomer('/my-trips?trip_id=none', 'trips.details'),
  '/order-invoice': ({ language }) => ({
    address: '/order-invoice',
    says: [say('mfe-account', language)('track.notFound')],
  }),
  '/auth': ({ language }) => {
    const t = say('mfe-auth', language);
    return { address: '/auth', says: [t('signIn')], saysToCustomer: [t('signedInAs')] };
  },
  '/forgot-password': ({ language }) => ({
    address: '/forgot-password',
    says: [say('mfe-auth', language)('forgot.title')],
  }),
  '/interest': ({ language, category }) => ({
    address: '/interest',
    asksToSignIn: true,
    says: [say('host', language)('customerOnly.title')],
    saysToCustomer: [say('mfe-auth', language)('interest.title'), category.name],
  }),
};

/**
 * Whoever declares a route says here how it is reached: without that the check would pass it by. A new area's page at a fixed
 * address needs no word: it says the area's `title`.
 */
export function sampleOf({ app, path }: Route, town: Town): Sample {
  const sample = samples[path];
  if (sample) return sample(town);
  if (/[:* ]/.test(path)) throw new Error(`${app} serves ${path}: give it an address in sample-addresses.ts`);
  return { address: path, says: [say(app, town.language)('title')] };
}
