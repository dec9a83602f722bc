import { cartFromWire, choiceFromWire } from './cart';

const context = { decimals: 2 };

describe('cart', () => {
  it('reads lines of a list, a named or a wrapped one [ENT-19, F-21]', () => {
    const line = { id: '9', quantity: '2', item: { id: 5, price: '3.5' } };
    const expected = [
      { id: 9, quantity: 2, item: { id: 5, price: 350 }, variation: null, options: [], addOns: [] },
    ];
    for (const wire of [[line], { carts: [line] }, { data: [line] }])
      expect(cartFromWire(wire, context)).toMatchObject(expected);
  });
  it('drops lines without an item, and is empty for a message [F-21]', () => {
    expect(cartFromWire([{ id: 1, item: null }, { id: 2, item: {} }, { item: { id: 1 } }], context)).toEqual(
      [],
    );
    expect(cartFromWire({ message: 'Removed' }, context)).toEqual([]);
  });
  it('reads the chosen variation, options and add-ons, also as JSON in text [ENT-21, ENT-22]', () => {
    const wire = {
      variation: JSON.stringify([
        { type: 'Small-Red' },
        { name: 'Crust', values: { label: ['Thin', 'Cheesy'] } },
      ]),
      add_on_ids: '[4,5]',
      add_on_qtys: ['2'],
    };
    expect(choiceFromWire(wire)).toEqual({
      variation: 'Small-Red',
      options: [{ group: 'Crust', labels: ['Thin', 'Cheesy'] }],
      addOns: [
        { id: 4, quantity: 2 },
        { id: 5, quantity: 1 },
      ],
    });
  });
});
