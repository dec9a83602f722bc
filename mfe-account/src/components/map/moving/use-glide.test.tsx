import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { MarkerMap } from '../marker-map';

const goal = { kind: 'place', name: 'Home', position: { latitude: 24.87, longitude: 67.02 } } as const;
const courierAt = (latitude: number, longitude: number) =>
  ({ kind: 'courier', name: 'Omar', position: { latitude, longitude } }) as const;

/** A map whose courier is at the next position after each press. */
function Moving({ positions }: { positions: readonly (readonly [number, number])[] }) {
  const [index, setIndex] = useState(0);
  const [latitude, longitude] = positions[index] ?? [0, 0];
  return (
    <>
      <button onClick={() => setIndex(index + 1)}>Next</button>
      <MarkerMap markers={[goal, courierAt(latitude, longitude)]} withRoute label="Map" />
    </>
  );
}

/** Returns a function that moves the courier there. */
function open(latitude: number, longitude = 67.01) {
  const positions = [
    [24.86, 67.01],
    [latitude, longitude],
  ] as const;
  renderApp(<Moving positions={positions} />);
  return () => act(() => screen.getByRole('button', { name: 'Next' }).click());
}

const getPlace = (testId: string) =>
  (screen.getByTestId(testId).getAttribute('transform') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function setMotion(isReduced: boolean) {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);
}

beforeEach(() => {
  jest.useFakeTimers();
  setMotion(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('moves the courier smoothly, and leaves the map as it is [X-20]', async () => {
  const move = open(24.864);
  const [, begin = 0] = getPlace('courier');
  const pin = getPlace('pin');
  move();
  const ways = [];
  for (let second = 0; second < 9; second += 1) {
    await pass(1_000);
    ways.push(begin - (getPlace('courier')[1] ?? 0));
  }
  expect(ways).toEqual([...ways].sort((one, other) => one - other));
  expect(new Set(ways.map(Math.round)).size).toBeGreaterThan(6);
  expect(ways[8]).toBeCloseTo(ways[7] ?? 0);
  expect(getPlace('pin')).toEqual(pin);
});

it.each([
  ['for who wants no motion', true, 24.864],
  ['over more than a kilometre', false, 24.95],
])('jumps %s [X-20]', async (_case, isReduced, latitude) => {
  setMotion(isReduced);
  const move = open(latitude);
  const before = getPlace('courier');
  move();
  await pass(20);
  const after = getPlace('courier');
  expect(after).not.toEqual(before);
  await pass(9_000);
  expect(getPlace('courier')).toEqual(after);
});

it('fits the map anew when the courier leaves it [X-20]', async () => {
  const move = open(24.9, 67.06);
  const pin = getPlace('pin');
  move();
  await pass(9_000);
  expect(getPlace('pin')).not.toEqual(pin);
  for (const coordinate of [...getPlace('pin'), ...getPlace('courier')])
    expect(Math.abs(coordinate)).toBeLessThanOrEqual(150);
});
