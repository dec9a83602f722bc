import { distance } from '@shop/contract';
import { refused, renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import DeliveryMap from './delivery-map';

const destination = { position: { latitude: 24.86, longitude: 67.01 }, name: '5 Garden Street' };
const courier = { position: { latitude: 24.88, longitude: 67.03 }, name: 'Omar', kind: 'courier' } as const;

it('marks the destination, and requests no route without a courier [ADDR-22]', () => {
  const { api } = renderApp(<DeliveryMap destination={destination} />);
  expect(screen.getByRole('img', { name: 'Map: 5 Garden Street' })).toBeVisible();
  expect(screen.getByTestId('pin')).toBeInTheDocument();
  expect(screen.queryByTestId('courier')).toBeNull();
  expect(api.calls(distance)).toEqual([]);
});

it.each([
  ['driving', ['DRIVE'], 'by car or motorcycle'],
  ['walking', ['DRIVE', 'WALK'], 'on foot'],
  ['bicycling', ['DRIVE', 'WALK', 'BICYCLE'], 'by bicycle'],
])('shows the courier, and the route %s [ADDR-22]', async (_mode, modes, text) => {
  const { api } = renderApp(<DeliveryMap destination={destination} start={courier} />, {
    setUpApi: (fake) =>
      fake.respond(distance, ({ query }) => ({
        found: query?.mode === modes.at(-1),
        metres: 2_340,
        seconds: 480,
      })),
  });
  expect(await screen.findByTestId('way')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Map: from Omar to 5 Garden Street' })).toBeVisible();
  expect(screen.getByText(new RegExp(text))).toHaveTextContent(`Omar · 2.3 km · 8 min · ${text}`);
  expect(screen.getByTestId('courier')).toBeInTheDocument();
  expect(api.calls(distance).map(({ query }) => query?.mode)).toEqual(modes);
});

it('says how far the store is, but not how long the road takes: that is no time of arrival [ADDR-22]', async () => {
  const store = { ...courier, name: 'Lahori Dhaba', kind: 'store' } as const;
  renderApp(<DeliveryMap destination={destination} start={store} />, {
    setUpApi: (fake) => fake.respond(distance, { found: true, metres: 2_340, seconds: 180 }),
  });
  const text = (await screen.findByText('2.3 km')).parentElement;
  expect(text?.textContent).toBe('Lahori Dhaba · 2.3\u00A0km');
});

it('draws no route where there is none, and shows both markers [ADDR-22]', async () => {
  const { api } = renderApp(<DeliveryMap destination={destination} start={courier} />, {
    setUpApi: (fake) =>
      fake.respond(distance, () => {
        throw refused(404, 'no way');
      }),
  });
  await waitFor(() => expect(api.calls(distance)).toHaveLength(3));
  expect(screen.getByTestId('courier')).toBeInTheDocument();
  expect(screen.queryByTestId('way')).toBeNull();
});
