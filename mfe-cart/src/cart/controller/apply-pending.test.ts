import { aChoice, aLine, anItem } from '@shop/testing';
import { isProvisional, nothingPending, applyPending, type Pending } from './apply-pending';

const naan = aLine({ id: 1, item: anItem({ id: 1 }), quantity: 2 });
const tea = aLine({ id: 2, item: anItem({ id: 2 }), quantity: 1 });
const sized = (labels: string[]) => aChoice({ options: [{ group: 'Size', labels }] });
const shown = (pending: Partial<Pending>) => applyPending([naan, tea], { ...nothingPending, ...pending });
const inShort = (pending: Partial<Pending>) => shown(pending).map(({ id, quantity }) => [id, quantity]);

it('is the server’s cart, the very same, while nothing is requested', () => {
  const lines = [naan, tea];
  expect(applyPending(lines, nothingPending)).toBe(lines);
});

it.each([
  [
    'another quantity',
    [[1, 5]],
    [
      [1, 5],
      [2, 1],
    ],
  ],
  ['a line less', [[1, 0]], [[2, 1]]],
  [
    'nothing of a line that is gone',
    [[9, 4]],
    [
      [1, 2],
      [2, 1],
    ],
  ],
] as [string, [number, number][], number[][]][])(
  'shows %s at once [X-05] [CART-01]',
  (_case, quantities, lines) => {
    expect(inShort({ quantities: new Map(quantities) })).toEqual(lines);
  },
);

it('leaves the lines alone that nothing was asked of, so that they are not drawn anew', () => {
  expect(shown({ quantities: new Map([[1, 5]]) })[1]).toBe(tea);
});

it('raises the equal line, whatever the order of what was chosen [D-13]', () => {
  const rich = aLine({ id: 3, item: anItem({ id: 3 }), ...sized(['A', 'B']) });
  const add = { id: -1, item: rich.item, choice: sized(['B', 'A']), quantity: 2 };
  const lines = applyPending([rich], { ...nothingPending, adds: [add] });
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([[3, 3]]);
});

it('shows a new line before the server has named it, and says that it waits [X-05]', () => {
  const add = { id: -1, item: anItem({ id: 3 }), choice: aChoice(), quantity: 2 };
  const lines = shown({ adds: [add, { ...add, id: -2 }] });
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatchObject({ id: -1, quantity: 4, priceSeen: null });
  expect(lines.map(isProvisional)).toEqual([false, false, true]);
});
