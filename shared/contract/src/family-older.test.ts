import { readFixture, readListFixture, readRecordFixture } from '../fixtures/family';
import {
  banners,
  campaignList,
  cartList,
  categoryList,
  config,
  conversationList,
  customerInfo,
  itemDetails,
  messageDetails,
  moduleList,
  orderDetails,
  storeDetails,
  storeList,
  storeReviews,
  suggestions,
  trackOrder,
  tripDetails,
  vehicleBrands,
  vehicleCategories,
  vehicleDetails,
} from './index';

/*
 * Backends before the middle of 2024: pictures are bare file names, and the settings contain the folder of each kind
 * (ENT-47, ENT-08).
 */

const folder = 'https://old.example/storage/app/public';
const base_urls = {
  item_image_url: `${folder}/product`,
  store_image_url: `${folder}/store/`,
  store_cover_photo_url: `${folder}/store/cover`,
  category_image_url: `${folder}/category`,
  banner_image_url: `${folder}/banner`,
  campaign_image_url: `${folder}/campaign`,
  module_image_url: `${folder}/module`,
  business_logo_url: `${folder}/business`,
  customer_image_url: `${folder}/profile`,
  delivery_man_image_url: `${folder}/delivery-man`,
  chat_image_url: `${folder}/conversation`,
  order_attachment_url: `${folder}/order`,
  vehicle_image_url: `${folder}/vehicle`,
  vehicle_category_image_url: `${folder}/vehicle/category`,
  vehicle_brand_image_url: `${folder}/vehicle/brand`,
  gateway_image_url: `${folder}/payment_modules/gateway_image`,
};

/** The response without any full address, at any depth. */
function older<Wire>(wire: Wire): Wire {
  const text = JSON.stringify(wire, (name, value: unknown) => (/_full_url$/.test(name) ? undefined : value));
  return JSON.parse(text) as Wire;
}

const settings = config.read({ ...older(readRecordFixture('config')), base_urls }, { decimals: 2 });
const context = settings.wireRules;

it('finds the pictures of the shop itself [ENT-47]', () => {
  expect(settings.logoUrl).toBe(`${folder}/business/logo.png`);
  expect(settings.gateways[0]?.imageUrl).toBe(`${folder}/payment_modules/gateway_image/2024-01-01-a.png`);
});

it('finds those of an item, all of them [ENT-08] [ENT-47]', () => {
  const pictures = { imageUrl: `${folder}/product/p101.png`, imageUrls: [`${folder}/product/p101.png`] };
  const wire = older(readRecordFixture('items.details.101'));
  expect(itemDetails.read(wire, context)).toMatchObject(pictures);
  expect(itemDetails.read({ ...wire, images: ['p101.png'] }, context)).toMatchObject(pictures);
});

it('finds those of a store, a category, a banner, a campaign, a module [ENT-47]', () => {
  const store = { logoUrl: `${folder}/store/l11.png`, coverUrl: `${folder}/store/cover/v11.png` };
  expect(storeDetails.read(older(readFixture('stores.details.11')), context)).toMatchObject(store);
  expect(storeList.read(older(readFixture('stores.get-stores.all')), context).entries[0]).toMatchObject(
    store,
  );
  const [noodles] = categoryList.read(older(readFixture('categories')), context);
  expect(noodles).toMatchObject({
    imageUrl: `${folder}/category/c31.png`,
    children: [{ imageUrl: `${folder}/category/c33.png` }],
  });
  expect(banners.read(older(readFixture('banners')), context)[0]?.imageUrl).toBe(`${folder}/banner/b1.png`);
  expect(campaignList.read(older(readFixture('campaigns.basic')), context)[0]?.imageUrl).toBe(
    `${folder}/campaign/k.png`,
  );
  expect(moduleList.read(older(readFixture('module')), context)[0]).toMatchObject({
    iconUrl: `${folder}/module/i1.png`,
    thumbnailUrl: `${folder}/module/m1.png`,
  });
});

it('finds those of suggestions, of a cart and of an order [ENT-47]', () => {
  const found = suggestions.read(older(readFixture('items.item-or-store-search')), context);
  expect(found.items[0]?.imageUrl).toBe(`${folder}/product/p101.png`);
  expect(found.stores[0]?.imageUrl).toBe(`${folder}/store/l11.png`);
  expect(cartList.read(older(readListFixture('customer.cart.list')), context)[0]?.item.imageUrl).toBe(
    `${folder}/product/p102.png`,
  );
  expect(orderDetails.read(older(readFixture('customer.order.details')), context)[0]?.imageUrl).toBe(
    `${folder}/product/p102.png`,
  );
});

it('finds those of a customer and of a delivery person [ENT-27] [ENT-47]', () => {
  const sara = { ...older(readRecordFixture('customer.info')), image: 'sara.png' };
  expect(customerInfo.read(sara, context).imageUrl).toBe(`${folder}/profile/sara.png`);
  const { courier } = trackOrder.read(older(readFixture('customer.order.track')), context);
  expect(courier?.imageUrl).toBe(`${folder}/delivery-man/d.png`);
});

const conversation = () =>
  readRecordFixture('customer.message.list').conversations as Record<'receiver' | 'last_message', object>[];

it.each([
  ['as JSON text', '["a.png","b.png"]'],
  ['in a list', ['a.png', 'b.png']],
  ['each in an object', [{ img: 'a.png', storage: 'public' }, { img: 'b.png' }]],
])('finds pictures of a chat that are named %s, and its partner’s [D-28] [ENT-47]', (_case, file) => {
  const [first] = conversation();
  const receiver = { ...first?.receiver, image: 'l11.png' };
  const wire = older({ ...first, receiver });
  const thread = messageDetails.read(
    { conversation: wire, messages: [{ id: 2, sender_id: 4, message: 'Look', file }], total_size: 1 },
    context,
  );
  expect(thread.messages[0]?.pictureUrls).toEqual([
    `${folder}/conversation/a.png`,
    `${folder}/conversation/b.png`,
  ]);
  expect(thread.partner.imageUrl).toBe(`${folder}/store/l11.png`);
  const listed = { conversations: [{ ...wire, last_message: { id: 2, message: '', file } }] };
  expect(conversationList.read(listed, context).entries[0]?.last?.pictures).toBe(2);
});

it('finds those of a prescription and of a reviewed item [BIZ-01] [ENT-47]', () => {
  const order = { ...older(readRecordFixture('customer.order.track')), order_attachment: '["paper.png"]' };
  expect(trackOrder.read(order, context).prescriptionUrls).toEqual([`${folder}/order/paper.png`]);
  const review = { id: 1, rating: 5, item_id: 101, item: { id: 101, name: 'Noodles', image: 'p101.png' } };
  const { entries } = storeReviews.read({ reviews: [review] }, context);
  expect(entries[0]?.item?.imageUrl).toBe(`${folder}/product/p101.png`);
});

it('finds those of rental [ENT-23] [ENT-47]', () => {
  const provider = { id: 41, name: 'Harbour Wheels', logo: 'l41.png', cover_photo: 'c41.png' };
  const van = { id: 901, name: 'Van', thumbnail: 'v.png', images: '["v.png","w.png"]', provider };
  expect(vehicleDetails.read(van, context)).toMatchObject({
    imageUrl: `${folder}/vehicle/v.png`,
    imageUrls: [`${folder}/vehicle/v.png`, `${folder}/vehicle/w.png`],
    provider: { logoUrl: `${folder}/store/l41.png` },
  });
  expect(vehicleCategories.read([{ id: 71, name: 'Vans', image: 'k.png' }], context)[0]?.imageUrl).toBe(
    `${folder}/vehicle/category/k.png`,
  );
  expect(vehicleBrands.read([{ id: 72, name: 'Kite', image: 'b.png' }], context)[0]?.imageUrl).toBe(
    `${folder}/vehicle/brand/b.png`,
  );
  const trip = tripDetails.read(
    {
      id: 1,
      provider,
      rental_type: 'day_wise',
      pickup_time: '2026-01-05T10:00:00Z',
      destination_time: '2026-01-07T10:00:00Z',
      pickup_location: { lat: '23.7', lng: '90.3', location_name: 'Quay' },
      trip_details: [{ id: 1, vehicle_id: 901, name: 'Van', thumbnail: 'v.png' }],
    },
    context,
  );
  expect(trip.lines[0]?.imageUrl).toBe(`${folder}/vehicle/v.png`);
  expect(trip.provider.logoUrl).toBe(`${folder}/store/l41.png`);
});

it('uses the full address if there is one, and none if the folder is unknown [ENT-08]', () => {
  expect(itemDetails.read(readFixture('items.details.101'), context).imageUrl).toContain('127.0.0.1:4865');
  const bare = { ...context, pictureFolders: {} };
  expect(itemDetails.read(older(readFixture('items.details.101')), bare)).toMatchObject({
    imageUrl: null,
    imageUrls: [],
  });
});
