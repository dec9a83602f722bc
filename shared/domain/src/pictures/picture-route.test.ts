import { getWidthsFor, pictureWidths, toPictureAddress } from './picture-route';

const origins = ['https://backend.example'];

it.each([
  ['the backend’s own files', '/media/items/1.jpg', '/_pictures/320?src=%2Fmedia%2Fitems%2F1.jpg'],
  [
    'origins that the edge knows',
    'https://backend.example/storage/a b.png?v=2',
    '/_pictures/320?src=https%3A%2F%2Fbackend.example%2Fstorage%2Fa%20b.png%3Fv%3D2',
  ],
  ['no drawings, which scale themselves', '/media/3/item/pizza.14.0.svg', null],
  ['no drawings with a query', 'https://backend.example/logo.SVG?v=1', null],
  ['no other origins', 'https://elsewhere.example/a.jpg', null],
  ['no origin that only begins alike', 'https://backend.example.evil.test/a.jpg', null],
  ['no user names before another host', 'https://backend.example@evil.test/a.jpg', null],
  ['no files that have no address', 'blob:https://backend.example/1', null],
  ['no other paths of the shop', '/api/v1/config', null],
  ['no broken addresses', 'https://', null],
])('takes %s through the edge [X-33]', (_case, src, expected) => {
  expect(toPictureAddress(src, 320, origins)).toBe(expected);
});

it('has widths of which the next larger one has at most twice the pixels [X-33]', () => {
  for (const [at, width] of pictureWidths.entries()) {
    const before = pictureWidths[at - 1] ?? width;
    expect((width / before) ** 2).toBeLessThan(2.1);
  }
});

it.each([
  [{ least: 56, most: 56 }, [80, 112, 160, 224]],
  [{ least: 160, most: 224 }, [160, 224, 320, 448, 640, 896]],
  [{ least: 600, most: 1240 }, [640, 896, 1280, 1792]],
])(
  'offers only widths that a place of %p can use, up to three pixels a CSS pixel [X-33]',
  (place, widths) => {
    expect(getWidthsFor(place)).toEqual(widths);
  },
);
