import { zoneOf } from '@shop/contract';
import { anAddress, refused, renderApp, type FakeApi } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { PlaceNote } from './place-note';

const place = { address: '5 Garden Street', latitude: 24.87, longitude: 67.02 };
const near = { latitude: 24.8705, longitude: 67.02 };
const far = { latitude: 24.8, longitude: 67 };

const show = (address: Parameters<typeof anAddress>[0], setUpApi: (api: FakeApi) => void = () => undefined) =>
  renderApp(<PlaceNote address={anAddress({ address: '1 Tower Road', ...address })} />, {
    session: { place, zoneIds: [1] },
    setUpApi,
  });

const other = /outside the delivery area of .*5 Garden Street/;

it('says that an address near by is in another zone, without a request [STATE-01] [D-05]', () => {
  const { api } = show({ ...near, zoneIds: [2] });
  expect(screen.getByRole('status')).toHaveTextContent(other);
  expect(screen.getByRole('status')).toHaveTextContent(/60.* m.* away/);
  expect(api.calls(zoneOf)).toEqual([]);
});

it('says that an address far away is in the same zone [STATE-01]', () => {
  const { api } = show({ ...far, zoneIds: [3, 1] });
  expect(screen.getByRole('status')).toHaveTextContent(/8.* km.* away .* Both are in the same delivery area/);
  expect(api.calls(zoneOf)).toEqual([]);
});

it('asks for the zones of an address far away that has none, and uses them in the header [STATE-01] [D-05]', async () => {
  const { api, user, session } = show({ ...far, zoneIds: [] }, (fake) =>
    fake.respond(zoneOf, { zoneIds: [2], zones: [] }),
  );
  expect(await screen.findByText(other)).toBeVisible();
  expect(api.calls(zoneOf)).toEqual([{ query: { lat: far.latitude, lng: far.longitude } }]);
  await user.click(screen.getByRole('button', { name: 'Use this address there, too' }));
  expect(session.getState()).toMatchObject({ place: { address: '1 Tower Road' }, zoneIds: [2] });
});

it('says that an address is in no zone, and does not offer it for the header [STATE-01]', async () => {
  show({ ...far, zoneIds: [] }, (fake) =>
    fake.respond(zoneOf, () => {
      throw refused(404, 'Service is not available in this area');
    }),
  );
  expect(await screen.findByText(other)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('goes by the distance where the zones cannot be known [STATE-01]', async () => {
  show({ ...far, zoneIds: [] }, (fake) =>
    fake.respond(zoneOf, () => {
      throw refused(403, 'no');
    }),
  );
  expect(
    await screen.findByText(/8.* km.* away from .*Stores and prices are shown for that place/),
  ).toBeVisible();
});

it('asks nothing and says nothing for an address near by [STATE-01]', async () => {
  const { api } = show({ ...near, zoneIds: [] });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(api.calls(zoneOf)).toEqual([]);
});
