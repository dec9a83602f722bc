import { itemDetails, storeDetails, zoneOf as zoneCall } from '@shop/contract';
import type { WireRules } from '@shop/domain';
import type { Database } from '../../database/database';
import { createShop, createView, type View } from '../../shop/shop';
import { readWireRules } from '../../testing/request-scope';
import { testDatabase } from '../../testing/test-database';
import { testNow } from '../../testing/test-clock';
import { getZoneCharges, zoneById, toZone, zoneToWire } from '../config/zones';
import { toItem } from './item-entity';
import { itemsById } from './item-row';
import { itemToWire } from './item-wire';
import { selectStores, toStore } from './store-row';
import { storeToWire } from './store-wire';

let database: Database;
let view: View;
let context: WireRules;

beforeAll(async () => {
  database = await testDatabase();
  const shop = createShop({ database, now: () => testNow });
  view = await createView(shop, { language: 'en', position: null });
  context = await readWireRules(database);
});
afterAll(() => database.close());

const getIds = async (table: 'items' | 'zones') =>
  (await database.query<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
const overTheWire = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire));

/** Names of fields that are empty in all of them; the test cannot check those. */
const findNeverFilled = (entities: object[]): string[] => {
  const isFilled = (value: unknown) =>
    ![null, undefined, '', 0, false].includes(value as null) && !(Array.isArray(value) && value.length === 0);
  const names = new Set(entities.flatMap((entity) => Object.keys(entity)));
  const filled = entities.flatMap((entity) => Object.entries(entity).filter(([, value]) => isFilled(value)));
  for (const [name] of filled) names.delete(name);
  return [...names].sort();
};

/** Carts and orders calculate with the row; pages calculate with what is read from the wire. Both must agree. */
it('sends every item exactly as orders calculate with it [ENT-01] [ENT-14] [D-15]', async () => {
  const rows = await itemsById(database, await getIds('items'));
  expect(rows.length).toBeGreaterThan(300);
  const items = rows.map((row) => toItem(row, view));
  const read = rows.map((row) => itemDetails.read(overTheWire(itemToWire(row, view)), context));
  expect(read).toEqual(items);
  expect(findNeverFilled(items)).toEqual([]);
});

it('sends every store exactly as orders calculate with it [ENT-31] [ENT-32] [ENT-36]', async () => {
  const all = { where: 'true', order: 'stores.id', values: [] };
  const rows = await selectStores(database, all, { limit: 1_000, page: 1 });
  expect(rows.length).toBeGreaterThan(20);
  const stores = rows.map(toStore);
  const read = rows.map((row) => storeDetails.read(overTheWire(storeToWire(row, view)), context));
  read.forEach((store, index) => expect(store).toMatchObject(stores[index] ?? {}));
  expect(findNeverFilled(stores)).toEqual(['packagingCharge']); // no demo store has any
});

it('sends every zone exactly as deliveries are calculated with it [ENT-34] [ENT-35]', async () => {
  const ids = await getIds('zones');
  const charges = await getZoneCharges(database, ids);
  const rows = (await Promise.all(ids.map((id) => zoneById(database, id)))).filter((row) => row !== null);
  const wire = { zone_id: ids, zone_data: rows.map((row) => zoneToWire(row, charges, view)) };
  const zones = rows.map((row) => toZone(row, charges, view.text(row.increased_fee_message_i18n)));
  expect(zoneCall.read(overTheWire(wire), context).zones).toEqual(zones);
  expect(findNeverFilled(zones)).toEqual([]);
});
