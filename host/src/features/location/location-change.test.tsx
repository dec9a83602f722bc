import { useEndpoint } from '@shop/api';
import { geocode, placeAutocomplete, placeDetails, storesPopular, zoneOf } from '@shop/contract';
import { aStore, renderApp } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { LocationChooser } from './location-chooser';

function Stores() {
  const { data } = useEndpoint(storesPopular, { query: { type: 'all', limit: 12, offset: 1 } });
  return <p>{data?.entries.map(({ name }) => name).join() ?? 'waiting'}</p>;
}

it('drops every response for the old location and loads those of the new one, at the top, without a page load [D-05] [STATE-01]', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.documentElement.setAttribute('data-same-page', '');
  let name = 'Harbour Burger';
  const { user, session, api } = renderApp(
    <>
      <Stores />
      <LocationChooser onChosen={() => undefined} onPage />
      <Toaster closeLabel="Close" />
    </>,
    {
      session: { place: { address: 'Harbour', latitude: 1, longitude: 2 }, zoneIds: [1] },
      setUpApi: (fake) => {
        fake.respond(storesPopular, () => ({ total: 1, page: 1, limit: 12, entries: [aStore({ name })] }));
        fake.respond(placeAutocomplete, [{ placeId: 'a', text: 'Market Square' }]);
        fake.respond(placeDetails, { latitude: 24.8, longitude: 67, address: 'Market Square' });
        fake.respond(zoneOf, { zoneIds: [1], zones: [] });
        fake.respond(geocode, 'Market Square');
      },
    },
  );
  expect(await screen.findByText('Harbour Burger')).toBeVisible();
  name = 'Market Pizza';
  await user.type(screen.getByRole('combobox', { name: 'Search for a place' }), 'market{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Market Square' }));
  expect(await screen.findByText('Market Pizza')).toBeVisible();
  await waitFor(() => expect(screen.getByText('New Delivery address selected.')).toBeVisible());
  expect(screen.queryByText('Harbour Burger')).toBeNull();
  expect(session.getState().place?.address).toBe('Market Square');
  expect(api.calls(storesPopular).length).toBeGreaterThan(1);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(document.documentElement).toHaveAttribute('data-same-page');
  scrolled.mockRestore();
});

describe('a position that comes late', () => {
  let answer: PositionCallback = () => {};
  const onChosen = jest.fn();
  const answerLate = () =>
    act(async () => answer({ coords: { latitude: 9, longitude: 9 } } as GeolocationPosition));

  /** The visitor has asked for the current position, and the browser has still to answer. */
  async function openPending() {
    onChosen.mockReset();
    const getCurrentPosition = (done: PositionCallback) => (answer = done);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const app = renderApp(<LocationChooser onChosen={onChosen} onPage />, {
      session: { zoneIds: [] },
      slots: { 'map-picker': () => null },
      setUpApi: (fake) => {
        fake.respond(placeAutocomplete, [{ placeId: 'a', text: 'Market Square' }]);
        fake.respond(placeDetails, { latitude: 24.8, longitude: 67, address: 'Market Square' });
        fake.respond(zoneOf, { zoneIds: [3], zones: [] });
        fake.respond(geocode, 'Elsewhere');
      },
    });
    await app.user.click(screen.getByRole('button', { name: 'Use current location' }));
    return app;
  }

  it('does not replace the location that was chosen meanwhile [STATE-01] [D-05] [F-30]', async () => {
    const { user, session } = await openPending();
    await user.type(screen.getByRole('combobox', { name: 'Search for a place' }), 'market{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Market Square' }));
    await waitFor(() => expect(onChosen).toHaveBeenCalledTimes(1));
    await answerLate();
    expect(session.getState().place?.address).toBe('Market Square');
    expect(onChosen).toHaveBeenCalledTimes(1);
  });

  it('is ignored once the picker is closed [STATE-01] [F-30]', async () => {
    const { session, api, unmount } = await openPending();
    unmount();
    await answerLate();
    expect(api.calls(zoneOf)).toEqual([]);
    expect(session.getState().place).toBeNull();
  });

  it('is ignored once the map is opened instead [STATE-01] [F-30]', async () => {
    const { user, session } = await openPending();
    await user.click(screen.getByRole('button', { name: 'Pick from map' }));
    await answerLate();
    expect(session.getState().place).toBeNull();
    expect(onChosen).not.toHaveBeenCalled();
  });
});
