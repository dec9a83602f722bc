import { getInitialCrop, mostZoom, moveCrop, getSquare, zoomCrop } from './crop';

const wide = { width: 400, height: 200 };

it('begins with the largest square in the middle [PROF-03] [BIZ-01]', () => {
  expect(getSquare(wide, getInitialCrop(wide))).toEqual({ left: 100, top: 0, side: 200 });
});

it('is moved up to the edge', () => {
  const half = moveCrop(wide, getInitialCrop(wide), 0.25, 0);
  expect(getSquare(wide, half)).toEqual({ left: 50, top: 0, side: 200 });
  expect(getSquare(wide, moveCrop(wide, half, 5, 1))).toEqual({ left: 0, top: 0, side: 200 });
});

it('is zoomed around its centre', () => {
  expect(getSquare(wide, zoomCrop(wide, getInitialCrop(wide), 2))).toEqual({ left: 150, top: 50, side: 100 });
});

it.each([
  [wide, 9, -3, 3],
  [wide, 0, 0.4, 0.4],
  [{ width: 1, height: 6_000 }, 3, 2, -2],
  [{ width: 513, height: 512 }, 1.37, -0.01, 1],
])('is always a square within the picture of %j', (size, zoom, across, down) => {
  const crop = moveCrop(size, zoomCrop(size, getInitialCrop(size), zoom), across, down);
  const { left, top, side } = getSquare(size, crop);
  expect(side).toBeGreaterThanOrEqual(Math.min(size.width, size.height) / mostZoom);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(left + side).toBeLessThanOrEqual(size.width);
  expect(top + side).toBeLessThanOrEqual(size.height);
});
