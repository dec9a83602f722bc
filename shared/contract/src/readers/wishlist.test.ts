import { WireError } from '@shop/contract/core';
import { wishlistFromWire } from './wishlist';
import { wishlistIdsFromWire } from './wishlist-ids';

const context = { decimals: 2 };

it.each([
  ['item and store', { item: [{ id: 3, price: '4.5' }], store: [{ id: '5' }] }],
  ['items and stores', { items: [{ id: 3, price: 4.5 }], stores: [{ id: 5 }] }],
  ['a wrapped response', { data: { item: [{ id: 3, price: 4.5 }], store: [{ id: 5 }] } }],
])('reads %s [CALL-21] [D-31]', (_case, wire) => {
  expect(wishlistFromWire(wire, context)).toMatchObject({
    items: [{ id: 3, price: 450 }],
    stores: [{ id: 5 }],
  });
  expect(wishlistIdsFromWire(wire)).toEqual({ itemIds: [3], storeIds: [5] });
});

it('drops entries without an id, and is readable without either list [F-21]', () => {
  expect(wishlistFromWire({ item: [{ name: 'Nameless' }, { id: 2 }] }, context)).toMatchObject({
    items: [{ id: 2 }],
    stores: [],
  });
  expect(wishlistIdsFromWire({})).toEqual({ itemIds: [], storeIds: [] });
  expect(() => wishlistIdsFromWire('<html>')).toThrow(WireError);
});

it('reads what items were like when they were saved, where the backend says so [X-27]', () => {
  const told = { id: 3, price: '4.5', wishlist_price: '5.70', wishlist_sold_out: 1 };
  expect(wishlistFromWire({ item: [told, { id: 4, price: 2 }] }, context).savedItems).toEqual({
    3: { price: 570, soldOut: true },
  });
});
