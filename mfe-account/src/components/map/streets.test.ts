import { movePosition, toPoint, toPosition, fitView } from './projection';
import { createScene } from './streets';

const karachi = { latitude: 24.8607, longitude: 67.0011 };

it('converts to pixels and back to the same position [ADDR-20]', () => {
  expect(toPosition(toPoint(karachi, 16), 16)).toEqual(karachi);
});

it('goes north for upward pixels and east for those to the right', () => {
  const there = movePosition(karachi, { x: 10, y: -10 }, 16);
  expect(there.latitude).toBeGreaterThan(karachi.latitude);
  expect(there.longitude).toBeGreaterThan(karachi.longitude);
});

it('stays on the map beyond poles and date line', () => {
  expect(movePosition({ latitude: 85, longitude: 179.999 }, { x: 1_000, y: -100_000 }, 10)).toEqual({
    latitude: 85.051129,
    longitude: expect.closeTo(-178.628, 2),
  });
});

it('draws the same streets at the same position, and a limited number at any zoom [BIZ-17]', () => {
  for (const zoom of [0, 1, 5, 10, 13, 16, 18, 21]) {
    const scene = createScene(karachi, zoom, 960, 348);
    expect(scene).toEqual(createScene(karachi, zoom, 960, 348));
    expect(scene.streets.length).toBeGreaterThan(5);
    expect(scene.streets.length).toBeLessThan(600);
  }
});

it('shows all points at the closest zoom that fits, at most the initial one [BIZ-17]', () => {
  const box = { x: 300, y: 250 };
  expect(fitView(karachi, [], box)).toEqual({ middle: karachi, zoom: 17 });
  const there = movePosition(karachi, { x: 250, y: 100 }, 14);
  const view = fitView(karachi, [there], box);
  expect(view.zoom).toBe(14);
  expect(view.middle.latitude).toBeCloseTo((karachi.latitude + there.latitude) / 2, 3);
  expect(fitView({ latitude: 80, longitude: -179 }, [{ latitude: -80, longitude: 179 }], box).zoom).toBe(1);
});
