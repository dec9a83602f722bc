/** @jest-environment-options {"styles": true} */
import { placeAutocomplete, placeDetails } from '@shop/contract';
import type { Position } from '@shop/domain';
import { refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import MapPicker from './map-picker';

// Time passes only where a test waits for something.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = { latitude: 24.86, longitude: 67.01 };

function shown(options: TestAppOptions = { language: 'ar' }) {
  const seen: (Position & { address?: string | undefined })[] = [];
  function Holder() {
    const [value, setValue] = useState<Position>(start);
    const change = (position: Position, address?: string) => {
      seen.push({ ...position, address });
      setValue(position);
    };
    return (
      <>
        <MapPicker value={value} onChange={change} />
        <Toaster closeLabel="Close" />
      </>
    );
  }
  const app = renderApp(<Holder />, options);
  return { ...app, seen, map: screen.getByRole('application') };
}

/** jsdom's pointer events carry no coordinates. */
const point = (target: Element, type: string, at: MouseEventInit = {}) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, ...at }));

function drag(target: Element, x: number, y: number) {
  point(target, 'pointerdown', { clientX: 100, clientY: 100 });
  point(target, 'pointermove', { clientX: 100 + x, clientY: 100 + y });
  point(target, 'pointerup', { clientX: 100 + x, clientY: 100 + y });
}

it('moves the pin with arrow keys, north up and west left in every language [ADDR-20]', async () => {
  const { user, seen, map } = shown();
  map.focus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(seen[0]?.latitude).toBeGreaterThan(start.latitude);
  expect(seen[0]?.longitude).toBe(start.longitude);
  expect(seen[1]?.longitude).toBeGreaterThan(start.longitude);
  expect(map.parentElement).toHaveStyle({ direction: 'ltr' });
});

it('is 348 px high [BIZ-12]', () => {
  expect(shown().map.parentElement).toHaveStyle({ blockSize: '348px' });
});

it('moves the pin by dragging it, and reports the point when it is dropped [ADDR-19] [ADDR-20]', () => {
  const { seen } = shown();
  const pin = screen.getByTestId('pin');
  point(pin, 'pointerdown', { clientX: 100, clientY: 100 });
  point(pin, 'pointermove', { clientX: 140, clientY: 100 });
  expect(seen).toEqual([]);
  point(pin, 'pointerup');
  expect(seen).toHaveLength(1);
  expect(seen[0]?.longitude).toBeGreaterThan(start.longitude);
});

it('moves the map by dragging it, while the pin keeps its position on earth [ADDR-20]', () => {
  const { seen, map } = shown();
  drag(map, 60, 30);
  expect(seen).toEqual([]);
  expect(screen.getByTestId('pin')).toHaveAttribute(
    'transform',
    expect.stringMatching(/^translate\(60(\.0\d*)? (29\.9|30)/),
  );
});

it('puts the pin where the map is pressed [ADDR-20]', () => {
  const { seen, map } = shown();
  point(map, 'pointerdown', { clientX: 40, clientY: -20 });
  point(map, 'pointerup', { clientX: 40, clientY: -20 });
  expect(seen).toHaveLength(1);
  expect(seen[0]!.longitude).toBeGreaterThan(start.longitude);
  expect(seen[0]!.latitude).toBeGreaterThan(start.latitude);
});

it('zooms by keys and buttons from the world to a house, starting close [BIZ-17]', async () => {
  const { user, seen, map } = shown();
  const [nearer, farther] = [
    screen.getByRole('button', { name: 'تكبير' }),
    screen.getByRole('button', { name: 'تصغير' }),
  ];
  map.focus();
  await user.keyboard('{ArrowUp}+{ArrowUp}');
  const [first, second] = seen.map(({ latitude }) => latitude);
  expect(second! - first!).toBeLessThan(first! - start.latitude);
  // From 17, the initial zoom.
  for (let step = 0; step < 3; step += 1) {
    expect(nearer).not.toHaveAttribute('aria-disabled');
    await user.click(nearer);
  }
  expect(nearer).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 20; step += 1) await user.click(farther);
  expect(farther).toHaveAttribute('aria-disabled', 'true');
});

it('finds a place by name with the keyboard, and reports its address [ADDR-20] [CALL-28] [CALL-29] [BIZ-08]', async () => {
  const { user, seen, api } = shown({
    setUpApi: (fake) => {
      fake.respond(placeAutocomplete, [
        { placeId: 'a', text: 'Market Square' },
        { placeId: 'b', text: 'Market Road' },
      ]);
      fake.respond(placeDetails, { latitude: 24.9, longitude: 67.1, address: '' });
    },
  });
  const field = screen.getByRole('combobox', { name: 'Search for a place' });
  await user.type(field, 'market');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(api.calls(placeAutocomplete)).toEqual([{ query: { search_text: 'market' } }]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Market Road' }).id,
  );
  await user.keyboard('{Enter}');
  await screen.findByDisplayValue('Market Road');
  expect(api.calls(placeDetails)).toEqual([{ query: { placeid: 'b' } }]);
  await waitFor(() => expect(seen).toEqual([{ latitude: 24.9, longitude: 67.1, address: 'Market Road' }]));
  expect(screen.queryByRole('option')).toBeNull();
});

it('shows that nothing is found, and that the search has failed', async () => {
  let isDown = false;
  const { user } = shown({
    setUpApi: (fake) =>
      fake.respond(placeAutocomplete, () => {
        if (isDown) throw refused(400, 'down');
        return [];
      }),
  });
  const field = screen.getByRole('combobox');
  await user.type(field, 'nowhere');
  expect(await screen.findByText('No place found with this name.')).toBeVisible();
  isDown = true;
  await user.type(field, '!');
  expect(await screen.findByText('The place search does not answer. Move the pin instead.')).toBeVisible();
});

describe('a point that comes late', () => {
  const late = { latitude: 24.7, longitude: 66.9 };
  const locate = async (user: ReturnType<typeof shown>['user']) => {
    let answer: PositionCallback = () => {};
    let refuse: PositionErrorCallback = () => {};
    const getCurrentPosition = (done: PositionCallback, fail: PositionErrorCallback) => {
      [answer, refuse] = [done, fail];
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    await user.click(screen.getByRole('button', { name: 'Use my current location' }));
    return {
      answer: () => act(() => answer({ coords: late } as GeolocationPosition)),
      refuse: () => act(() => refuse({ code: 1 } as GeolocationPositionError)),
    };
  };

  it('is dropped when the pin has been moved since: the position [ADDR-20]', async () => {
    const { user, seen, map } = shown({});
    const { answer, refuse } = await locate(user);
    map.focus();
    await user.keyboard('{ArrowUp}');
    answer();
    refuse();
    expect(seen).toHaveLength(1);
    expect(screen.queryByText(/Your location could not be found/)).toBeNull();
  });

  it('is dropped when the pin has been moved since: a place found by name [ADDR-20] [CALL-29]', async () => {
    let answer: (place: Position & { address: string }) => void = () => {};
    const { user, seen, map } = shown({
      setUpApi: (fake) => {
        fake.respond(placeAutocomplete, [{ placeId: 'a', text: 'Market Square' }]);
        fake.respond(placeDetails, () => new Promise((resolve) => (answer = resolve)));
      },
    });
    await user.type(screen.getByRole('combobox', { name: 'Search for a place' }), 'market');
    await user.click(await screen.findByRole('option'));
    map.focus();
    await user.keyboard('{ArrowUp}');
    await act(async () => answer({ ...late, address: '' }));
    expect(seen).toHaveLength(1);
  });

  it('is dropped when the map has been closed since [ADDR-20]', async () => {
    const { user, seen, unmount } = shown({});
    const { answer } = await locate(user);
    unmount();
    answer();
    expect(seen).toEqual([]);
  });
});

it('moves to the visitor’s location, at low accuracy within 5 s, or shows that it is unknown [BIZ-03] [STATE-01]', async () => {
  let isAllowed = true;
  const getPosition = jest.fn((done: PositionCallback, fail?: PositionErrorCallback | null) => {
    if (isAllowed) done({ coords: { latitude: 24.7, longitude: 66.9 } } as GeolocationPosition);
    else fail?.({ code: 1 } as GeolocationPositionError);
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: getPosition },
  });
  const { user, seen } = shown({});
  const button = screen.getByRole('button', { name: 'Use my current location' });
  await user.click(button);
  expect(seen[0]).toMatchObject({ latitude: 24.7, longitude: 66.9 });
  expect(getPosition.mock.calls[0]).toContainEqual(
    expect.objectContaining({ enableHighAccuracy: false, timeout: 5_000 }),
  );
  isAllowed = false;
  await user.click(button);
  expect(await screen.findByText(/Your location could not be found/)).toBeVisible();
});

it('shows the city around a fixed point, down to the whole world [BIZ-17]', async () => {
  const { user } = renderApp(<MapPicker value={start} onChange={() => {}} fixed overview label="Mosaic" />);
  const [nearer, farther] = ['Zoom in', 'Zoom out'].map((name) => screen.getByRole('button', { name }));
  // From 10 to 0, and to 21.
  for (let step = 0; step < 10; step += 1) {
    expect(farther).not.toHaveAttribute('aria-disabled');
    await user.click(farther!);
  }
  expect(farther).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 21; step += 1) {
    expect(nearer).not.toHaveAttribute('aria-disabled');
    await user.click(nearer!);
  }
  expect(nearer).toHaveAttribute('aria-disabled', 'true');
});

it('only shows a fixed point, which can be zoomed [ADDR-21]', async () => {
  const onChange = jest.fn();
  const { user } = renderApp(<MapPicker value={start} onChange={onChange} fixed label="Lahori Dhaba" />);
  const map = screen.getByRole('img', { name: 'Lahori Dhaba' });
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(map);
  expect(onChange).not.toHaveBeenCalled();
});
