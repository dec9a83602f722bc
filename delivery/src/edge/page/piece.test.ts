import { gunzipSync } from 'node:zlib';
import { Piece, plainOf, zipped } from './piece';

const unzipped = (...pieces: Piece[]) => gunzipSync(zipped(pieces)).toString();

it('puts a compressed page together from pieces, lasting and passing', () => {
  const long = 'Größe '.repeat(30_000);
  const pieces = [new Piece('<p>'), new Piece(long, false), new Piece(long), new Piece('</p>')];
  expect(unzipped(...pieces)).toBe(plainOf(pieces).toString());
});

it('puts it together rightly as often as it is asked to', () => {
  const pieces = ['a', '', 'b'].map((text) => new Piece(text, false));
  for (let time = 0; time < 20_000; time += 1) zipped(pieces);
  expect(unzipped(...pieces)).toBe('ab');
});

it.each([
  ['first', ['', 'a', 'b']],
  ['between', ['a', '', 'b']],
  ['last', ['a', 'b', '']],
  ['alone', ['']],
])('takes pieces of nothing for what they are: %s', (_where, texts) => {
  for (const isLasting of [true, false])
    expect(unzipped(...texts.map((text) => new Piece(text, isLasting)))).toBe(texts.join(''));
});
