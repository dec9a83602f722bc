import { placeAutocomplete } from '@shop/contract';
import type { Calls } from './sign-in-calls';
import type { TestShop } from './test-shop';

const point = { lat: 25.128, lng: 56.344 };

/** A successful call of each endpoint about the shop itself, its places and texts. */
export const shopCalls = (shopNow: () => TestShop): Calls => ({
  config: () => ({}),
  moduleList: () => ({}),
  zoneList: () => ({}),
  zoneOf: () => ({ query: point }),
  geocode: () => ({ query: point }),
  placeAutocomplete: () => ({ query: { search_text: 'a' } }),
  placeDetails: async () => {
    const [place] = (await shopNow().send(placeAutocomplete, { query: { search_text: 'a' } })).model;
    return { query: { placeid: place?.placeId } };
  },
  distance: () => ({
    query: {
      origin_lat: 25.128,
      origin_lng: 56.344,
      destination_lat: 25.13,
      destination_lng: 56.35,
      mode: 'DRIVE',
    },
  }),
  requestGuest: () => ({ body: {} }),
  aboutUs: () => ({}),
  termsAndConditions: () => ({}),
  privacyPolicy: () => ({}),
  refundPolicy: () => ({}),
  cancellationPolicy: () => ({}),
  shippingPolicy: () => ({}),
  landingTexts: () => ({}),
  subscribeToNewsletter: () => ({ body: { email: 'noor@example.com' } }),
});
