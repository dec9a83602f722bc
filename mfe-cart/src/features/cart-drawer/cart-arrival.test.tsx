import { storeDetails } from '@shop/contract';
import type { Store } from '@shop/domain';
import { aStore, renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { CartArrival } from './cart-arrival';

// Sunday, 10:00 in Karachi.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T05:00:00Z') }));
afterEach(() => jest.useRealTimers());

const open = (store: Partial<Store>) =>
  renderApp(<CartArrival storeId={1} />, {
    setUpApi: (api) => api.respond(storeDetails, aStore(store)),
  });
const sundays = (opens: string, closes: string) => [{ day: 0, opens, closes }];

it.each<[string, Partial<Store>, string]>([
  ['what is near', {}, 'Arrives in about 25–35 min'],
  ['what is farther away', { distance: 3_000 }, 'Arrives in about 25–40 min'],
  ['a store without delivery', { delivery: false, distance: 3_000 }, 'Ready in about 25–35 min'],
  ['a parcel of a shop', { deliveryTime: '1440-4320' }, 'Arrives in about 1–3 days'],
  [
    'a store that opens later',
    { openingHours: sundays('16:00', '23:00') },
    'Arrives from about 4:25 PM, once it opens',
  ],
  [
    'a store that opens next week',
    { openingHours: sundays('08:00', '09:00') },
    'Arrives on Sunday from about 8:25 AM, once it opens',
  ],
])('says when the cart arrives, of %s: %s %s [X-19]', async (_case, store, text) => {
  open(store);
  expect(await screen.findByText(text)).toBeVisible();
});

it('says nothing of a store that does not say how long it takes [X-19]', async () => {
  const { api, container } = open({ deliveryTime: null });
  await waitFor(() => expect(api.calls(storeDetails)).toHaveLength(1));
  expect(container).toHaveTextContent('');
});
