import { largestPicture, mostPrescriptions, pictureRefusal } from './picture-rules';

const jpeg = { type: 'image/jpeg', size: 10 };

it.each([
  ['accepts valid pictures', [jpeg, { type: 'image/png', size: largestPicture }], { most: 2 }, null],
  ['counts existing pictures [VALID-07]', [jpeg, jpeg], { most: 3, already: 2 }, 'tooMany'],
  [
    'accepts three of 2 MB [F-43] [BIZ-01]',
    Array.from({ length: 3 }, () => ({ type: 'image/gif', size: largestPicture })),
    { most: mostPrescriptions },
    null,
  ],
  ['refuses 2.1 MB [F-43]', [{ type: 'image/gif', size: 2.1 * 1024 * 1024 }], { most: 3 }, 'tooLarge'],
  ['refuses more than one at once', [jpeg, jpeg], { most: 1 }, 'tooMany'],
  ['refuses other formats [VALID-12]', [{ type: 'image/webp', size: 10 }], { most: 1 }, 'format'],
  [
    'refuses a byte more than 2 MB [VALID-11]',
    [{ type: 'image/gif', size: largestPicture + 1 }],
    { most: 1 },
    'tooLarge',
  ],
])('%s', (_case, files, room, expected) => {
  expect(pictureRefusal(files, room)).toBe(expected);
});
