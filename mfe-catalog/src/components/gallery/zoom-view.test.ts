import { clampView, largestScale, movedBy, fullView, zoomedTo } from './zoom-view';

const frame = { width: 400, height: 600 };

it('keeps the point under the pointer in place [BIZ-15]', () => {
  const view = zoomedTo(fullView, 2, { x: 100, y: -50 }, frame);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  // A point p of the picture is drawn at x + p × scale.
  expect(view.x + 100 * view.scale).toBe(100);
});

it.each([
  ['smaller than whole', 0.2, 1],
  ['larger than it is worth', 99, largestScale],
])('is never %s', (_case, scale, result) => {
  expect(zoomedTo(fullView, scale, { x: 0, y: 0 }, frame).scale).toBe(result);
});

it('stays within its frame', () => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 9_999, y: -9_999 }, frame)).toEqual({
    scale: 2,
    x: 200,
    y: -300,
  });
  expect(clampView({ scale: 1, x: 50, y: 50 }, frame)).toEqual(fullView);
});
