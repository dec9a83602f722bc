import { moved, toPoint, toPosition } from './projection';
import { sceneAround } from './streets';

const karachi = { latitude: 24.8607, longitude: 67.0011 };

it('comes back to the same position [ADDR-20]', () => {
  expect(toPosition(toPoint(karachi, 16), 16)).toEqual(karachi);
});

it('goes north for upward pixels and east for those to the right', () => {
  const there = moved(karachi, { x: 10, y: -10 }, 16);
  expect(there.latitude).toBeGreaterThan(karachi.latitude);
  expect(there.longitude).toBeGreaterThan(karachi.longitude);
});

it('stays on the map beyond poles and date line', () => {
  expect(moved({ latitude: 85, longitude: 179.999 }, { x: 1_000, y: -100_000 }, 10)).toEqual({
    latitude: 85.051129,
    longitude: expect.closeTo(-178.628, 2),
  });
});

it('draws the same streets at the same place, and not too many of them at any zoom', () => {
  for (const zoom of [10, 13, 16, 18]) {
    const scene = sceneAround(karachi, zoom, 640, 320);
    expect(scene).toEqual(sceneAround(karachi, zoom, 640, 320));
    expect(scene.streets.length).toBeGreaterThan(5);
    expect(scene.streets.length).toBeLessThan(400);
  }
});
