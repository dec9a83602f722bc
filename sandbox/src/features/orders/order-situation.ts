import type { CartAddBody, Coordinates, PlaceOrderBody } from '@shop/contract';
import {
  chargesFor,
  normalisePhone,
  toMinor,
  type Address,
  type OrderCharge,
  type OrderTotals,
  type ShopConfig,
  type Zone,
} from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { invalid, notFound, Refusal } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { wantedLine } from '../cart/cart';
import { getEntries, lockCart, type CartEntry } from '../cart/cart-store';
import { storeById, toStore, type RuledStore, type StoreRow } from '../catalog/store-row';
import { getZoneCharges, zoneById, toZone, zonesAt } from '../config/zones';
import { chargedMetres } from '../places/roads';
import { priceWithCoupon, type PricedWithCoupon } from './order-coupon';
import { lockPrescriptions } from './order-prescriptions';

/** A line that is ordered without the cart; `item_type` names its kind as a PHP class. */
type BuyNowLine = CartAddBody & { item_type?: string | undefined };

/** The schema has parsed lines and position from their texts. */
export type OrderBody = {
  [Name in keyof Omit<PlaceOrderBody, 'cart' | keyof Coordinates>]-?: Exclude<
    PlaceOrderBody[Name],
    undefined
  >;
} & { cart: BuyNowLine[]; latitude: number | null; longitude: number | null };

/** Everything that an order depends on, in its current state, with locked rows. */
export interface Situation extends PricedWithCoupon {
  body: OrderBody;
  owner: Owner;
  entries: CartEntry[];
  storeRow: StoreRow;
  store: RuledStore;
  zone: Zone;
  /** Zones that contain the delivery address; null for take-away. */
  reachedZones: number[] | null;
  metres: number;
  config: ShopConfig;
  /** Ids of its prescription pictures. */
  prescriptions: number[];
}

/**
 * Locks the cart, then the items in the order of their ids, so that buyers of the same items wait for each other
 * without a deadlock.
 */
async function lockEntries(tx: Queries, owner: Owner, storeId: number, view: View): Promise<CartEntry[]> {
  await lockCart(tx, owner);
  const ids = (await getEntries(tx, owner, null, view))
    .filter(({ row }) => row.store_id === storeId)
    .map(({ row }) => row.id);
  await tx.query('SELECT id FROM items WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE', [ids]);
  return (await getEntries(tx, owner, null, view)).filter(({ row }) => row.store_id === storeId);
}

/** The line that is ordered without the cart. Campaign items are for customers only (ROLE-04). */
async function lockBuyNow(
  tx: Queries,
  owner: Owner,
  wanted: BuyNowLine,
  storeId: number,
  view: View,
): Promise<CartEntry[]> {
  await lockCart(tx, owner); // orders of one owner run one after the other
  await tx.query('SELECT id FROM items WHERE id = $1 FOR UPDATE', [wanted.item_id]);
  if (!wanted.item_type) throw invalid('item_type', 'invalid', { field: 'item_type' });
  const { row, line } = await wantedLine(tx, wanted, view);
  if (row.campaign !== wanted.item_type.endsWith('ItemCampaign')) throw notFound();
  if (row.store_id !== storeId) throw invalid('item_id', 'invalid', { field: 'item_id' });
  if (row.campaign && owner.kind === 'guest')
    throw new Refusal(401, [{ code: 'auth-001', text: 'signInToOrder' }]);
  return [{ line, row }];
}

type Facts = Pick<Situation, 'entries' | 'store' | 'zone' | 'metres' | 'config'> & {
  body: Pick<OrderBody, 'order_type' | 'dm_tips' | 'extra_packaging_amount'>;
};

/** Kilometres, more than any delivery: a larger number must be metres. */
const farthest = 1_000;

/** The delivery address; null for take-away, which must still contain the customer's position. */
const toPosition = ({ order_type: type, distance, latitude, longitude }: OrderBody) => {
  if (distance > farthest) throw invalid('distance', 'invalid', { field: 'distance' });
  if (latitude === null || longitude === null) throw invalid('coordinates', 'coordinatesRequired');
  return type === 'take_away' ? null : { latitude, longitude };
};

/**
 * Additional charges: the shop's for every order, and the store's current price where the customer wants extra
 * packaging.
 */
const getCharges = ({ body, config, store }: Pick<Facts, 'body' | 'config' | 'store'>): OrderCharge[] => [
  ...(config.serviceCharge ? [{ kind: 'service' as const, ...config.serviceCharge }] : []),
  { kind: 'packaging', name: '', amount: body.extra_packaging_amount > 0 ? store.packagingCharge : 0 },
];

/** The amount of an additional charge of that kind. */
export const getCharge = (
  { charges = [] }: Pick<OrderTotals, 'charges'>,
  kind: OrderCharge['kind'],
): number => charges.find((charge) => charge.kind === kind)?.amount ?? 0;

/** Everything that the totals depend on, except the coupon. */
export const orderToPrice = (
  { body, entries, store, zone, metres, config }: Facts,
  { now, timeZone }: Pick<View, 'now' | 'timeZone'>,
) => ({
  lines: entries.map(({ line }) => line),
  store,
  tax: { percent: store.tax, included: config.taxIncluded },
  delivery: {
    orderType: body.order_type,
    metres,
    charges: chargesFor(store, zone),
    freeDelivery: config.freeDelivery,
    increase: zone.increasedFee,
  },
  tip: toMinor(body.dm_tips, config.currency.decimals),
  charges: getCharges({ body, config, store }),
  now,
  timeZone,
});

export async function readSituation(
  tx: Queries,
  owner: Owner,
  body: OrderBody,
  config: ShopConfig,
  view: View,
): Promise<Situation> {
  const position = toPosition(body);
  const [bought] = body.is_buy_now ? body.cart : [];
  const entries = bought
    ? await lockBuyNow(tx, owner, bought, body.store_id, view)
    : await lockEntries(tx, owner, body.store_id, view);
  if (entries.length === 0) throw invalid('cart_empty', 'cartEmpty');
  const storeRow = await storeById(tx, body.store_id);
  const zoneRow = storeRow && (await zoneById(tx, storeRow.zone_id));
  if (!storeRow || !zoneRow) throw notFound();
  const store = toStore(storeRow);
  const charges = await getZoneCharges(tx, [zoneRow.id]);
  const zone = toZone(zoneRow, charges, view.text(zoneRow.increased_fee_message_i18n));
  const metres = position ? chargedMetres(store.position, position) : 0;
  const order = orderToPrice({ body, entries, store, zone, metres, config }, view);
  const user = { owner, phone: normalisePhone(body.contact_person_number) };
  const priced = await priceWithCoupon(tx, user, body.coupon_code, order, view);
  const prescriptions = await lockPrescriptions(tx, owner, body.prescription_ids);
  const reachedZones = position && (await zonesAt(tx, position)).map(({ id }) => id);
  return {
    ...priced,
    ...{ body, owner, entries, storeRow, store, zone, reachedZones, metres, config, prescriptions },
  };
}

/** The address as orders store it; null for take-away. */
export const toAddress = (
  body: OrderBody,
): (Omit<Address, 'id' | 'zoneIds' | 'note'> & { note: string }) | null =>
  body.order_type === 'take_away' || body.latitude === null || body.longitude === null
    ? null
    : {
        type: body.address_type,
        address: body.address,
        contactName: body.contact_person_name,
        contactPhone: body.contact_person_number,
        contactEmail: body.contact_person_email,
        house: body.house,
        floor: body.floor,
        road: body.road,
        note: '',
        latitude: body.latitude,
        longitude: body.longitude,
      };
