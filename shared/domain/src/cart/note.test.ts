import type { Choice } from '../entities';
import { mergeCarts } from './merge';
import { noteLimit, toNote } from './note';
import { dishKey, isSameDish, isSameLine, sameChoice } from './same-line';
import type { CartLine, Item } from '../entities';

const plain: Choice = { variation: null, options: [], addOns: [] };
const noOnions: Choice = { ...plain, note: 'No onions' };
const item = { id: 1, storeId: 1, moduleId: 1, stock: null, maximumCartQuantity: null, variations: [] };
const line = (id: number, choice: Choice, more: Partial<CartLine> = {}): CartLine => ({
  id,
  item: item as unknown as Item, // what merging reads of it
  quantity: 1,
  priceSeen: null,
  ...choice,
  ...more,
});

it.each([
  ['one line', '  No   onions\n please ', 'No onions please'],
  ['nothing', ' \n ', ''],
  ['limited, not through a letter of two units', 'x'.repeat(noteLimit - 1) + '🌶️🌶️', `${'x'.repeat(noteLimit - 1)}🌶`],
])('a note is %s [X-21]', (_case, text, note) => {
  expect(toNote(text)).toBe(note);
}); // oxfmt-ignore

describe('the note of a line [X-21]', () => {
  it('makes another line of the same dish', () => {
    expect(sameChoice(plain, noOnions)).toBe(false);
    expect(isSameLine(line(1, noOnions), 1, { ...plain, note: 'Well done' })).toBe(false);
  });
  it.each(['', undefined])('is none where it is %j', (note) => {
    expect(sameChoice(plain, { ...plain, note })).toBe(true);
  });
  it('is the same whatever its case and spaces', () => {
    expect(sameChoice(noOnions, { ...plain, note: ' no  ONIONS' })).toBe(true);
  });
  it('makes no other dish', () => {
    expect(isSameDish(line(1, noOnions), 1, plain)).toBe(true);
    expect(dishKey(1, noOnions)).toBe(dishKey(1, plain));
    expect(dishKey(2, plain)).not.toBe(dishKey(1, plain));
  });
  it('stays with its line when carts are merged, and adds up with an equal one [D-17]', () => {
    const account = [line(1, plain), line(2, noOnions, { ifSoldOut: 'call' })];
    const guest = [line(11, noOnions, { quantity: 2 }), line(12, { ...plain, note: 'Well done' })];
    expect(
      mergeCarts(account, guest).lines.map(({ id, quantity, note, ifSoldOut }) => [
        id,
        quantity,
        note,
        ifSoldOut,
      ]),
    ).toEqual([
      [1, 1, undefined, undefined],
      [2, 3, 'No onions', 'call'],
      [12, 1, 'Well done', undefined],
    ]);
  });
});
