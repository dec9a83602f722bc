import { readFixture, readRecordFixture, familyContext } from '../fixtures/family';
import {
  categoriesPopular,
  categoryList,
  categoryStores,
  storeDetails,
  storeList,
  storesLatest,
  storesPopular,
  storesRecommended,
  storesWithOffers,
} from './index';

const context = familyContext();
const pictures = 'http://127.0.0.1:4865/storage/app/public';

describe('stores', () => {
  const readStore = (id: number) => storeDetails.read(readFixture(`stores.details.${id}`), context);

  it('have their location, pictures and ratings', () => {
    expect(readStore(11)).toMatchObject({
      id: 11,
      name: 'Kardamom Kitchen',
      moduleId: 1,
      zoneId: 7,
      position: { latitude: 23.76, longitude: 90.37 },
      address: '11 Market Lane',
      phone: '+8801700000011',
      logoUrl: `${pictures}/store/l11.png`,
      coverUrl: `${pictures}/store/cover/v11.png`,
      averageRating: 4.75,
      ratingCount: 4,
      itemCount: 3,
      distance: 1234.5678901,
      deliveryTime: '20-30',
      categoryIds: [31, 32],
    });
  });
  it('use the module of their id: details contain no type [ENT-37]', () => {
    expect([readStore(11).moduleType, readStore(21).moduleType]).toEqual(['food', 'grocery']);
  });
  it('have a discount while it is valid [ENT-31]', () => {
    expect(readStore(11).discount).toEqual({
      discount: { type: 'percent', value: 10 },
      minPurchase: 2_000,
      maxDiscount: 1_000,
      startDate: '2025-01-01',
      startTime: '00:00:00',
      endDate: '2035-01-01',
      endTime: '23:59:00',
    });
    expect(readStore(21).discount).toBeNull();
  });
  it('have tax, services and charges; null is no bound [ENT-32]', () => {
    expect(readStore(11)).toMatchObject({
      tax: 5,
      minimumOrder: 500,
      selfDelivery: false,
      freeDelivery: false,
      delivery: true,
      takeAway: true,
      scheduleOrder: true,
      active: true,
      packagingCharge: 0,
      charges: { type: 'per_km', perKm: 0, minimum: 0, maximum: 0, fixed: 0 },
    });
    const packing = { extra_packaging_status: true, extra_packaging_amount: '0.75' };
    expect(
      storeDetails.read({ ...readRecordFixture('stores.details.11'), ...packing }, context).packagingCharge,
    ).toBe(75);
  });
  it('name the vendor to write to, whose id may be another [D-28]', () => {
    const sent = { ...readRecordFixture('stores.details.11'), vendor_id: 40 };
    expect(storeDetails.read(sent, context)).toMatchObject({ id: 11, vendorId: 40 });
  });
  it('contain whether they are open, and when [ENT-36]', () => {
    expect(readStore(11).isOpenNow).toBe(true);
    expect(readStore(12).openingHours).toHaveLength(7);
    expect(readStore(12).openingHours[0]).toEqual({ day: 0, opens: '10:00:00', closes: '22:00:00' });
    const closed = storeDetails.read({ ...readRecordFixture('stores.details.11'), open: 0 }, context);
    expect(closed.isOpenNow).toBe(false);
  });
  it('have unknown menu sections: categories come without counts', () => {
    expect(readStore(11).sections).toBeNull();
  });
  it.each([
    ['stores.get-stores.all', storeList, [11, 12]],
    ['stores.latest', storesLatest, [11, 12]],
    ['stores.popular', storesPopular, [11, 12]],
    ['categories.stores', categoryStores, [11, 12]],
    ['stores.recommended', storesRecommended, [11]],
    ['stores.top-offer-near-me', storesWithOffers, [11]],
  ])('%s is a page, its rows with their module [BIZ-09]', (name, endpoint, ids) => {
    const page = endpoint.read(readFixture(name), { decimals: 2 });
    expect(page).toMatchObject({ total: ids.length, page: 1, limit: 10 });
    expect(page.entries.map(({ id, moduleType }) => [id, moduleType])).toEqual(ids.map((id) => [id, 'food']));
  });
});

describe('categories', () => {
  it('have their module and their children [CALL-06]', () => {
    expect(categoryList.read(readFixture('categories'), context)).toMatchObject([
      {
        id: 31,
        name: 'Noodles',
        moduleId: 1,
        parentId: null,
        imageUrl: `${pictures}/category/c31.png`,
        children: [{ id: 33, name: 'Soups', parentId: 31, children: [] }],
      },
      { id: 32, name: 'Grills', children: [] },
    ]);
  });
  it('have no children if they are popular [CALL-06]', () => {
    expect(categoriesPopular.read(readFixture('categories.popular'), context)).toMatchObject([
      { id: 31, children: [] },
      { id: 32, children: [] },
    ]);
  });
});
