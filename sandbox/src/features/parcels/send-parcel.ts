import { normalisePhone, type Address } from '@shop/domain';
import { json, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { onceUnderKey } from '../../http/once';
import { Refusal } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import type { Placed } from '../orders/place-order';
import { payFor } from '../payments/start-payment';
import { checkParcel, readParcel, type ParcelBody, type ParcelSituation } from './parcel-situation';

type StoredAddress = Omit<Address, 'id' | 'zoneIds'>;

/** Sender and receiver as orders store addresses. */
function toAddresses({ receiver_details: receiver, ...sender }: ParcelBody): [StoredAddress, StoredAddress] {
  const [from, to] = [sender, receiver].map((end) => ({
    type: 'other' as const,
    address: end.address,
    contactName: end.contact_person_name,
    contactPhone: end.contact_person_number,
    contactEmail: end.contact_person_email,
    house: end.house,
    floor: end.floor,
    road: end.road,
    note: '',
    latitude: end.latitude,
    longitude: end.longitude,
  })) as [StoredAddress, StoredAddress]; // two in, two out
  return [from, to];
}

async function insertParcel(tx: Queries, situation: ParcelSituation, view: View): Promise<number> {
  const { body, owner, category, size, zone, totals, metres, wantedAt } = situation;
  const [sender, receiver] = toAddresses(body);
  const [order] = await tx.query<{ id: number }>(
    `INSERT INTO orders (owner_kind, owner_id, store_id, module_id, zone_id, order_type, payment_method, subtotal,
       discount, coupon, tax, tax_included, delivery_fee, extra_fee, extra_fee_reason, tip, total, metres,
       contact_phone, address, note, coupon_code, scheduled_at, created_at, service_charge, packaging_charge,
       parcel_category_id, parcel_size, charge_payer, receiver)
     VALUES ($1, $2, NULL, $3, $4, 'parcel', $5, 0, 0, 0, $6, $7, $8, $9, $10, 0, $11, $12, $13, $14::jsonb, $15, '', $16,
       $17, $18, 0, $19, $20, $21, $22::jsonb) RETURNING id`,
    [
      owner.kind,
      owner.id,
      category.module_id,
      zone.id,
      body.payment_method,
      totals.tax,
      totals.taxIncluded,
      totals.deliveryFee,
      totals.extraFee,
      totals.extraFeeReason,
      totals.total,
      metres,
      normalisePhone(body.contact_person_number),
      json(sender),
      body.order_note,
      wantedAt,
      view.now,
      totals.charges?.[0]?.amount ?? 0,
      category.id,
      size?.size ?? null,
      body.charge_payer,
      json(receiver),
    ],
  );
  if (!order) throw new Error('an insert that returns answers a row');
  await tx.query(`INSERT INTO order_history (order_id, status, at) VALUES ($1, 'pending', $2)`, [
    order.id,
    view.now,
  ]);
  return order.id;
}

/**
 * Sends a parcel as an order, in one transaction: works out way and total itself, and charges nothing that the customer has
 * not seen (D-16). Repeated requests with one key return the same order (D-21). X-31.
 */
export async function sendParcel(
  shop: Shop,
  owner: Owner,
  body: ParcelBody,
  key: string | null,
  view: View,
): Promise<Placed> {
  const { rules: config } = await shop.settings();
  if (owner.kind === 'guest' && !config.guestCheckout)
    throw new Refusal(401, [{ code: 'auth-001', text: 'signInToOrder' }]);
  return onceUnderKey(shop.database, { owner, key, body }, async (tx) => {
    const situation = await readParcel(tx, owner, body, config, view);
    checkParcel(situation, view);
    const orderId = await insertParcel(tx, situation, view);
    const payment = await payFor(tx, situation, { kind: 'order', id: orderId }, view);
    return { orderId, total: situation.totals.total, payment };
  });
}
