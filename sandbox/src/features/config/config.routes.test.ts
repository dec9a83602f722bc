import {
  config,
  distance,
  geocode,
  moduleList,
  placeAutocomplete,
  placeDetails,
  zoneList,
  zoneOf,
} from '@shop/contract';
import { capabilities, distanceBetween } from '@shop/domain';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let position: { latitude: number; longitude: number };

beforeAll(async () => {
  shop = await openTestShop();
  position = (await shop.send(config, {})).model.defaultPosition;
});
afterAll(() => shop.close());

it('returns the settings of the shop [ENT-45] [ENT-46] [ENT-47] [ENT-48] [ENT-49]', async () => {
  const { model, wire } = await shop.send(config, {});
  expect(model).toMatchObject({ currency: { decimals: 2 }, guestCheckout: true });
  expect(model.languages.map(({ code }) => code)).toEqual(['en', 'ur', 'ar']);
  expect(wire).toMatchObject({
    digit_after_decimal_point: 2,
    centralize_login: expect.objectContaining({ manual_login_status: 1 }) as object,
    modules: expect.arrayContaining([]) as unknown[],
  });
});

it('names the modules of the shop whatever zones the request names [HEAD-12]', async () => {
  const everywhere = (await shop.send(config, {})).model;
  const nowhere = (await shop.send(config, {}, { zoneIds: [9_999] })).model;
  expect([everywhere.hasRental, nowhere.hasRental]).toEqual([true, true]);
});

it('lists the served zones with their polygons', async () => {
  const { model, wire } = await shop.send(zoneList, {});
  const here = await shop.send(zoneOf, { query: { lat: position.latitude, lng: position.longitude } });
  expect(model).toEqual(expect.arrayContaining(here.model.zoneIds));
  expect(wire).toContainEqual(
    expect.objectContaining({ status: 1, formated_coordinates: expect.arrayContaining([]) as unknown[] }),
  );
});

it('announces all its capabilities, and which modules count stock', async () => {
  const { model, wire } = await shop.send(config, {});
  expect(model.capabilities).toEqual([...capabilities]);
  expect(model.wireRules).toMatchObject({ uncountedStock: ['food'], addOnsOncePerLine: false });
  expect(model).toMatchObject({
    homeDelivery: true,
    takeAway: true,
    scheduleOrder: true,
    maintenance: false,
    serviceCharge: null,
    timeZone: 'Asia/Dubai',
  });
  expect(model.languages).toContainEqual({ code: 'ur', direction: 'rtl' });
  expect(wire).toMatchObject({
    module_config: {
      food: { stock: false },
      grocery: { stock: true },
      pharmacy: { stock: true },
      ecommerce: { stock: true },
    },
    home_delivery_status: 1,
    takeaway_status: 1,
    additional_charge_status: 0,
  });
});

it('returns texts in the language of the visitor', async () => {
  const [english, urdu] = await Promise.all(
    ['en', 'ur-PK'].map((language) => shop.send(config, {}, { language })),
  );
  expect(english?.model.footerText).not.toBe('');
  expect(urdu?.model.footerText).not.toBe(english?.model.footerText);
});

it('finds the zones of a point, with their charges for each module [CALL-26] [ENT-34]', async () => {
  const { model, wire } = await shop.send(zoneOf, {
    query: { lat: position.latitude, lng: position.longitude },
  });
  expect(wire).toMatchObject({ zone_id: expect.stringMatching(/^\[\d+(,\d+)*\]$/) as string });
  expect(model.zoneIds.length).toBeGreaterThan(0);
  expect(model.zones.map(({ id }) => id)).toEqual(model.zoneIds);
  const modules = (await shop.send(moduleList, {}, { zoneIds: model.zoneIds })).model;
  const charged = model.zones.flatMap((zone) => zone.modules.map(({ moduleId }) => moduleId));
  expect(new Set(charged)).toEqual(new Set(modules.map(({ id }) => id)));
});

it('responds with 404 outside of all zones, and 403 to invalid coordinates', async () => {
  expect(await shop.send(zoneOf, { query: { lat: 0, lng: 0 } })).toMatchObject({
    status: 404,
    errors: [{ code: 'not_found', message: 'We do not deliver to this place yet.' }],
  });
  expect((await shop.send(zoneOf, { query: { lat: 91, lng: 0 } })).status).toBe(403);
});

it('finds places by part of their name in three languages, and their position [CALL-28] [CALL-29]', async () => {
  const [row] = await shop.database.query<{ id: string; name_i18n: Record<string, string> }>(
    'SELECT id, name_i18n FROM places ORDER BY id LIMIT 1',
  );
  for (const language of ['en', 'ur', 'ar']) {
    const name = row?.name_i18n[language] ?? '';
    const { model } = await shop.send(placeAutocomplete, { query: { search_text: name } }, { language });
    const found = model.find(({ placeId }) => placeId === row?.id);
    expect(found?.text).toContain(name);
  }
  const details = await shop.send(placeDetails, { query: { placeid: row?.id ?? '' } });
  expect(details.model.address).not.toBe('');
  expect(Math.abs(details.model.latitude)).toBeGreaterThan(0);
  expect((await shop.send(placeDetails, { query: { placeid: 'nowhere' } })).status).toBe(404);
});

it('returns the nearest place for a point, else its coordinates [CALL-27]', async () => {
  const nearby = await shop.send(geocode, { query: { lat: position.latitude, lng: position.longitude } });
  expect(nearby.model).toMatch(/\p{L}/u);
  const far = await shop.send(geocode, { query: { lat: 0, lng: 0 } });
  expect(far.model).toBe('0.00000, 0.00000');
});

it('measures the distance by road, ZERO_RESULTS without a road [BIZ-35]', async () => {
  const to = { latitude: position.latitude + 0.02, longitude: position.longitude + 0.01 };
  const query = {
    origin_lat: position.latitude,
    origin_lng: position.longitude,
    destination_lat: to.latitude,
    destination_lng: to.longitude,
  };
  const road = (await shop.send(distance, { query: { ...query, mode: 'DRIVE' } })).model;
  expect(road.found).toBe(true);
  expect(road.metres).toBeGreaterThan(distanceBetween(position, to));
  expect(road.seconds).toBeGreaterThan(0);
  const none = (await shop.send(distance, { query: { ...query, destination_lng: -120 } })).model;
  expect(none.found).toBe(false);
});
