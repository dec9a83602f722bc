/** @jest-environment-options {"styles": true} */
import { addressList, geocode, moduleList, placeAutocomplete, placeDetails, zoneOf } from '@shop/contract';
import type { Address } from '@shop/domain';
import { aModule, anAddress, refused, renderApp, Refusal, type FakeApi } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LocationChooser } from './location-chooser';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const found = [
  { placeId: 'a', text: 'Market Square' },
  { placeId: 'b', text: 'Market Road' },
];

function show(answers: (api: FakeApi) => void = () => {}, session = {}) {
  const onChosen = jest.fn();
  const Map = ({ onChange }: { onChange: (at: object) => void }) => (
    <button onClick={() => onChange({ latitude: 1, longitude: 2 })}>move the pin</button>
  );
  const app = renderApp(
    <>
      <LocationChooser onChosen={onChosen} onPage withSaved />
      <Toaster closeLabel="Close" />
    </>,
    {
      session: { zoneIds: [], ...session },
      slots: { 'map-picker': Map },
      setUpApi: (api) => {
        api.respond(placeAutocomplete, found);
        api.respond(placeDetails, { latitude: 24.8, longitude: 67, address: 'Market Square, Town' });
        api.respond(zoneOf, { zoneIds: [3], zones: [] });
        api.respond(geocode, '7 Canal Road');
        answers(api);
      },
    },
  );
  return { ...app, onChosen, box: screen.getByRole('combobox', { name: 'Search for a place' }) };
}

/** Sets the browser's position. */
function position(response: Geolocation['getCurrentPosition']) {
  const getCurrentPosition = jest.fn(response);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

it('sends one request, 500 ms after the last input [BIZ-08]', async () => {
  const { user, api, box } = show();
  await user.type(box, 'market');
  await act(() => jest.advanceTimersByTimeAsync(490));
  expect(api.calls(placeAutocomplete)).toEqual([]);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(api.calls(placeAutocomplete)).toEqual([{ query: { search_text: 'market' } }]);
});

it('works with the keyboard alone, and stores address, position and zones [STATE-01]', async () => {
  const { user, session, onChosen, box } = show();
  await user.type(box, 'market');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Market Road' }).id,
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onChosen).toHaveBeenCalledTimes(1));
  expect(session.getState()).toMatchObject({
    place: { address: 'Market Road', latitude: 24.8, longitude: 67 },
    zoneIds: [3],
  });
  expect(screen.getByText('New Delivery address selected.')).toBeVisible();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves keys to an input method that is composing: %j [STATE-01]',
  async (key) => {
    const { user, onChosen, box } = show();
    await user.type(box, 'market');
    await screen.findAllByRole('option');
    for (const name of ['ArrowDown', 'Escape', 'Enter']) fireEvent.keyDown(box, { key: name, ...key });
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(box).not.toHaveAttribute('aria-activedescendant');
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(onChosen).toHaveBeenCalledTimes(1));
  },
);

it('closes the list on Escape and keeps the text', async () => {
  const { user, box } = show();
  await user.type(box, 'market');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box).toHaveValue('market');
});

it('never shows an old response for a newer text [F-30]', async () => {
  let resolveOld: (places: typeof found) => void = () => {};
  const { user, box } = show((api) =>
    api.respond(placeAutocomplete, ({ query }) =>
      query.search_text === 'mar'
        ? new Promise((resolve) => (resolveOld = resolve))
        : [{ placeId: 'n', text: 'Newer' }],
    ),
  );
  await user.type(box, 'mar{Enter}');
  await user.type(box, 'ket{Enter}');
  await screen.findByRole('option', { name: 'Newer' });
  await act(async () => resolveOld(found));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Newer']);
});

it('shows that nothing was found, and that the search failed, with a way to continue', async () => {
  let isDown = true;
  const { user, box } = show((api) =>
    api.respond(placeAutocomplete, () => {
      if (isDown) throw refused(500, 'down');
      return [];
    }),
  );
  await user.type(box, 'nowhere{Enter}');
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByText(/No place found with this name/)).length).toBeGreaterThan(0);
});

it.each([
  [
    'a refusal of the backend',
    () => {
      throw new Refusal(404, { errors: [{ code: 'x', message: 'no' }] });
    },
  ],
  ['an empty list', () => ({ zoneIds: [], zones: [] })],
])('shows that a location is outside every zone, and keeps the old one: %s', async (_case, zones) => {
  const before = { place: { address: 'Home', latitude: 5, longitude: 6 }, zoneIds: [1] };
  const { user, session, box, onChosen } = show((api) => api.respond(zoneOf, zones), before);
  await user.type(box, 'market{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Market Square' }));
  expect(await screen.findByText(/We do not deliver to Market Square yet/)).toHaveAttribute('role', 'alert');
  expect(session.getState()).toMatchObject(before);
  expect(box).toHaveValue('Market Square');
  expect(onChosen).not.toHaveBeenCalled();
});

it('uses the current position at low accuracy and finds its address [LOC-02] [BIZ-03]', async () => {
  const ask = position((done) =>
    done({ coords: { latitude: 24.9, longitude: 67.1 } } as GeolocationPosition),
  );
  const { user, session, onChosen } = show();
  await user.click(screen.getByRole('button', { name: 'Use current location' }));
  await waitFor(() => expect(onChosen).toHaveBeenCalled());
  expect(session.getState().place).toEqual({ address: '7 Canal Road', latitude: 24.9, longitude: 67.1 });
  expect(ask.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: false, timeout: 5_000 });
});

it('explains what to do when the position is denied, or not decided within 5 s [BIZ-03]', async () => {
  position((_done, fail) => fail?.({ code: 1 } as GeolocationPositionError));
  const { user } = show();
  const button = screen.getByRole('button', { name: 'Use current location' });
  await user.click(button);
  expect(await screen.findByText(/does not allow this page to see your location/)).toBeVisible();
  position(() => {});
  await user.click(button);
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(screen.queryByText(/took too long/)).toBeNull();
  expect(await screen.findByText(/took too long/)).toBeVisible();
  expect(button).toBeEnabled();
});

it('takes a point on the map and shows its address first [LOC-02]', async () => {
  const { user, session } = show();
  await user.click(screen.getByRole('button', { name: 'Pick from map' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pick from map' }));
  await user.click(dialog.getByRole('button', { name: 'move the pin' }));
  expect(await dialog.findByText('7 Canal Road')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(session.getState().place).toMatchObject({ latitude: 1, longitude: 2 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['fails', () => Promise.reject(refused(503, 'Down'))],
  ['finds nothing', () => ''],
])('shows the coordinates of a point whose address search %s [LOC-02] [X-01]', async (_case, respond) => {
  const { user, session } = show((api) => api.respond(geocode, respond));
  await user.click(screen.getByRole('button', { name: 'Pick from map' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pick from map' }));
  await user.click(await dialog.findByRole('button', { name: 'move the pin' }));
  expect(await dialog.findByText('1.00000, 2.00000')).toBeVisible();
  expect(dialog.queryByText('Finding the address…')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(session.getState().place).toMatchObject({ address: '1.00000, 2.00000' }));
});

it('offers no map when no release renders one [F-11]', () => {
  renderApp(<LocationChooser onChosen={() => {}} />);
  expect(screen.queryByRole('button', { name: 'Pick from map' })).toBeNull();
});

describe('the saved addresses of a customer', () => {
  const saved = (entries: Address[], session = {}) =>
    show((api) => api.respond(addressList, { total: entries.length, page: 1, limit: 10, entries }), {
      token: 'token-1',
      ...session,
    });
  const otherAddress = anAddress({ id: 4, address: 'Harbour', latitude: 24.7 });
  const here = anAddress({ id: 5, address: '5 Garden Street' });

  it("are listed without the checkout's heading, the current one first; choosing one makes it the location [ADDR-06] [STATE-03] [STATE-04]", async () => {
    const place = { address: 'Garden', latitude: 24.87, longitude: 67.02 };
    const { user, session, onChosen } = saved([otherAddress, here], { place });
    const list = within(await screen.findByRole('region', { name: 'Saved addresses' }));
    const [first, second] = list.getAllByRole('button');
    expect(first).toHaveTextContent('5 Garden Street');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('heading', { name: 'Delivery Addresses' })).toBeNull();
    await user.click(second!);
    await waitFor(() => expect(onChosen).toHaveBeenCalled());
    expect(session.getState()).toMatchObject({ place: { address: 'Harbour', latitude: 24.7 }, zoneIds: [3] });
    expect(screen.getByText('New Delivery address selected.')).toBeVisible();
  });

  it('speak of pickup in rental [STATE-02]', async () => {
    const { user } = saved([otherAddress], { module: { id: 6, type: 'rental', name: 'Rental' } });
    await user.click(await screen.findByRole('button', { name: 'Harbour' }));
    expect(await screen.findByText('New Pickup address selected.')).toBeVisible();
  });

  it('are asked for again after a failure, which is told [LOC-01] [F-26]', async () => {
    let isDown = true;
    const { user } = show(
      (api) =>
        api.respond(addressList, () => {
          if (isDown) throw refused(500, 'Down');
          return { total: 1, page: 1, limit: 10, entries: [here] };
        }),
      { token: 'token-1' },
    );
    expect(await screen.findByText('Your saved addresses could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: '5 Garden Street' })).toBeVisible();
    expect(screen.queryByText('Your saved addresses could not be loaded')).toBeNull();
  });

  it('are all listed, also where the backend sends few on a page [LOC-01] [CALL-23]', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) =>
      anAddress({ id: index + 1, address: `Street ${index + 1}`, latitude: 24.5 }),
    );
    const respond = (api: FakeApi) =>
      api.respond(addressList, ({ query: { offset = 1 } = {} }) => ({
        ...{ total: 12, page: offset, limit: 10 },
        entries: addresses.slice((offset - 1) * 10, offset * 10),
      }));
    show(respond, { token: 'token-1' });
    expect(await screen.findAllByRole('button', { name: /^Street/ })).toHaveLength(12);
  });

  it('show a message when there are none [ADDR-04]', async () => {
    saved([]);
    expect(await screen.findByText('No saved addresses found to select.')).toBeVisible();
  });
});

describe('a location without the visitor’s module', () => {
  const food = { id: 1, type: 'food', name: 'Food' } as const;
  const withGroceriesOnly = (api: FakeApi) =>
    api.respond(moduleList, [aModule({ id: 2, type: 'grocery', name: 'Groceries' })]);
  const chooseMarket = async (user: ReturnType<typeof show>['user'], box: HTMLElement) => {
    await user.type(box, 'market');
    await user.click(await screen.findByRole('option', { name: 'Market Square' }));
  };

  it('says so before it switches, and keeps the location [MOD-01] [STATE-01]', async () => {
    const { user, session, onChosen, box } = show(withGroceriesOnly, { module: food });
    await chooseMarket(user, box);
    const dialog = within(
      await screen.findByRole('dialog', { name: /Food.* is not offered at .*Market Square/ }),
    );
    expect(dialog.getByText(/There you can choose: .*Groceries/)).toBeVisible();
    expect(session.getState().zoneIds).toEqual([]);
    await user.click(dialog.getByText('Keep my place'));
    expect(session.getState().zoneIds).toEqual([]);
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('switches once the visitor has confirmed it [STATE-01]', async () => {
    const { user, session, onChosen, box } = show(withGroceriesOnly, { module: food });
    await chooseMarket(user, box);
    await user.click(await screen.findByRole('button', { name: 'Change the place' }));
    await waitFor(() => expect(onChosen).toHaveBeenCalled());
    expect(session.getState()).toMatchObject({ zoneIds: [3], place: { address: 'Market Square' } });
  });
});
