import { WireError } from './wire';
import { bannersFromWire } from '../readers/banner';
import { categoriesFromWire } from '../readers/category';
import { itemFromWire } from './item';
import { pageOf } from './page';

const context = { decimals: 2 };

describe('item', () => {
  const read = (wire: object) => itemFromWire({ id: 1, ...wire }, context);

  it('needs only an id [F-21]', () => {
    expect(read({})).toMatchObject({ id: 1, name: '', price: 0, stock: null, discount: null, veg: null });
  });
  it('is refused without one [F-21]', () => {
    expect(() => itemFromWire({ name: 'Nameless' }, context)).toThrow(WireError);
    expect(() => itemFromWire('<html>', context)).toThrow(WireError);
  });
  it('has its money in minor units, numbers as text or not [D-15]', () => {
    const item = read({ price: '12.99', discount: '1.5', discount_type: 'amount', stock: '4' });
    expect(item).toMatchObject({ price: 1299, discount: { type: 'amount', value: 150 }, stock: 4 });
    expect(itemFromWire({ id: 1, price: 12.999 }, { decimals: 3 }).price).toBe(12_999);
  });
  it('has its percent as it is [ENT-02]', () => {
    expect(read({ discount: '12.5', discount_type: 'percent' }).discount).toEqual({
      type: 'percent',
      value: 12.5,
    });
    expect(read({ discount: 0, discount_type: 'percent' }).discount).toBeNull();
  });
  it('reads both spellings [D-31, ENT-06]', () => {
    expect(read({ whislists_count: 3 }).wishlistCount).toBe(3);
    expect(read({ wishlist_count: 4 }).wishlistCount).toBe(4);
    expect(read({ restaurant_discount: '5' }).storeDiscountPercent).toBe(5);
    expect(read({ store_discount: 6, restaurant_discount: 5 }).storeDiscountPercent).toBe(6);
    expect(read({ module_type: 'grocery' }).moduleType).toBe('grocery');
    expect(read({ module: { module_type: 'pharmacy' }, module_type: 'food' }).moduleType).toBe('pharmacy');
  });
  it('reads add-ons, and in a cart those beside their bare ids [ENT-13, ENT-20]', () => {
    const olives = { id: '4', name: 'Olives', price: '0.5', store_id: 1 };
    const expected = [{ id: 4, storeId: 1, name: 'Olives', price: 50 }];
    expect(read({ add_ons: [olives, { name: 'no id' }] }).addOns).toEqual(expected);
    expect(read({ add_ons: '[4,5]', addons: [olives] }).addOns).toEqual(expected);
  });
  it('reads variations as lists and as JSON in text [ENT-04, ENT-14]', () => {
    const item = read({
      variations: JSON.stringify([{ type: 'Red', price: 5, stock: '2' }, { type: 'Blue' }]),
      choice_options: [{ title: 'Colour', options: ['Red', 'Blue'] }],
      food_variations: [
        {
          name: 'Size',
          type: 'multi',
          required: 'on',
          min: '1',
          max: '2',
          values: [{ label: 'L', optionPrice: '1.25' }],
        },
        { name: 'Sauce', type: 'newer', required: 'off' },
      ],
    });
    expect(item.variations).toEqual([
      { type: 'Red', price: 500, stock: 2 },
      { type: 'Blue', price: 0, stock: null },
    ]);
    expect(item.choiceOptions).toEqual([{ title: 'Colour', options: ['Red', 'Blue'] }]);
    expect(item.foodVariations[0]).toEqual({
      name: 'Size',
      type: 'multi',
      required: true,
      min: 1,
      max: 2,
      values: [{ label: 'L', price: 125 }],
    });
    expect(item.foodVariations[1]).toMatchObject({ type: 'single', required: false, values: [] });
  });
  it('reads its labels and hours [ENT-09, ENT-10, ENT-11]', () => {
    expect(read({ veg: 0, is_halal: 1, halal_tag_status: 1 })).toMatchObject({ veg: false, halal: true });
    expect(read({ is_halal: 1, halal_tag_status: 0 }).halal).toBe(false);
    expect(read({ available_date_starts: '2026-01-01' }).campaign).toBe(true);
    expect(read({ isCampaignItem: true }).campaign).toBe(true);
    expect(read({ available_time_starts: '', maximum_cart_quantity: 0 })).toMatchObject({
      availableFrom: null,
      maximumCartQuantity: null,
      campaign: false,
    });
  });
  it('reads its lists [ENT-07, ENT-08]', () => {
    const item = read({
      unit: { unit: 'kg' },
      category_ids: [{ id: '3' }, 4, 'x'],
      tags: [{ tag: 'hot' }],
      images_full_url: ['/a.svg', null],
    });
    expect(item).toMatchObject({ unit: 'kg', categoryIds: [3, 4], tags: ['hot'], imageUrls: ['/a.svg'] });
    expect(read({ unit_type: 'pc' }).unit).toBe('pc');
  });
});

describe('pages', () => {
  const read = pageOf(itemFromWire, 'products', 'items');

  it('read limit and offset that come as text [BIZ-09]', () => {
    const page = read({ total_size: '25', limit: '10', offset: '2', products: [{ id: 1 }] }, context);
    expect(page).toMatchObject({ total: 25, limit: 10, page: 2 });
    expect(page.entries).toHaveLength(1);
  });
  it('read a wrapped list with its totals, and a bare one [F-21]', () => {
    expect(read({ data: { total_size: 9, items: [{ id: 1 }] } }, context)).toMatchObject({
      total: 9,
      page: 1,
    });
    expect(read([{ id: 1 }, { id: 2 }], context)).toMatchObject({ total: 2, limit: 2, page: 1 });
  });
  it('drop a broken entry and nothing else [F-21]', () => {
    const page = read({ total_size: 3, products: [{ id: 1 }, { name: 'no id' }, null, { id: 2 }] }, context);
    expect(page.entries.map(({ id }) => id)).toEqual([1, 2]);
  });
});

it('reads categories with their children, broken ones left out [CALL-06, F-21]', () => {
  const wire = {
    data: [{ id: 1, name: 'A', parent_id: 0, childes: [{ id: 2, parent_id: 1 }, {}] }, { name: 'B' }],
  };
  const [category, ...others] = categoriesFromWire(wire);
  expect(category).toMatchObject({ id: 1, parentId: null, children: [{ id: 2, parentId: 1, children: [] }] });
  expect(others).toEqual([]);
});

it('reads the target of a banner: item, store, address or none [F-21]', () => {
  const wire = [
    { id: 1, item: { id: 5 } },
    { id: 2, store: { id: 6 } },
    { id: 3, link: 'https://x.test' },
    { id: 4 },
    {},
  ];
  expect(bannersFromWire({ banners: wire }).map(({ target }) => [target.type, target.id])).toEqual([
    ['item', 5],
    ['store', 6],
    ['link', null],
    ['none', null],
  ]);
});
