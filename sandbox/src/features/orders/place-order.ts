import { normalisePhone, priceLine } from '@shop/domain';
import { json, type Queries, type SqlValue } from '../../database/database';
import type { Owner } from '../../http/identity';
import { onceUnderKey } from '../../http/once';
import { Refusal } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { toIfSoldOut, toStoredChoice } from '../cart/cart-choice';
import { deleteLines, type CartEntry } from '../cart/cart-store';
import { endSharing } from '../shared-carts/share-store';
import { countsStock } from '../catalog/item-entity';
import { countUse } from '../coupons/coupon-store';
import { countForSales } from '../merchandise/flash-sales';
import { payFor, type StartedPayment } from '../payments/start-payment';
import { checkOrder } from './order-checks';
import { toAddress, getCharge, readSituation, type OrderBody, type Situation } from './order-situation';
import { attachPrescriptions } from './order-prescriptions';
import { soldAddOns, soldVariation } from './sold-choice';
import { takeStock } from './stock';

export interface Placed {
  orderId: number;
  total: number;
  /** The gateway's page for the payment; null: nothing more to do. */
  payment: StartedPayment | null;
}

/** What store and courier are told; a store without cutlery adds none.. */
const toRequests = ({ body, store }: Pick<Situation, 'body' | 'store'>): SqlValue[] => {
  const isDelivery = body.order_type === 'delivery';
  return [
    toIfSoldOut(body.if_sold_out),
    body.unavailable_item_note,
    isDelivery ? body.delivery_instruction : '',
    isDelivery && body.leave_at_door,
    body.cutlery && store.cutlery === true,
  ];
};

async function insertOrder(
  tx: Queries,
  situation: Situation,
  wantedAt: Date | null,
  view: View,
): Promise<number> {
  const { body, owner, store, zone, totals, coupon, metres } = situation;
  const [order] = await tx.query<{ id: number }>(
    `INSERT INTO orders (owner_kind, owner_id, store_id, module_id, zone_id, order_type, payment_method, subtotal,
       discount, coupon, tax, tax_included, delivery_fee, extra_fee, extra_fee_reason, tip, total, metres,
       contact_phone, address, note, coupon_code, scheduled_at, created_at, service_charge, packaging_charge,
       if_sold_out, sold_out_note, delivery_instruction, leave_at_door, cutlery)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20::jsonb, $21,
       $22, $23, $24, $25, $26, $27, $28, $29, $30, $31) RETURNING id`,
    [
      owner.kind,
      owner.id,
      store.id,
      store.moduleId,
      zone.id,
      body.order_type,
      body.payment_method,
      totals.subtotal,
      totals.discount,
      totals.coupon,
      totals.tax,
      totals.taxIncluded,
      totals.deliveryFee,
      totals.extraFee,
      totals.extraFeeReason,
      totals.tip,
      totals.total,
      metres,
      normalisePhone(body.contact_person_number),
      json(toAddress(body)),
      body.order_note,
      coupon?.code ?? '',
      wantedAt,
      view.now,
      getCharge(totals, 'service'),
      getCharge(totals, 'packaging'),
      ...toRequests(situation),
    ],
  );
  if (!order) throw new Error('an insert that returns answers a row');
  await tx.query(`INSERT INTO order_history (order_id, status, at) VALUES ($1, 'pending', $2)`, [
    order.id,
    view.now,
  ]);
  return order.id;
}

/** Where the store's discount replaces the items' own, lines have none (D-14). */
async function insertLines(
  tx: Queries,
  orderId: number,
  { body, entries, totals }: Pick<Situation, 'body' | 'entries' | 'totals'>,
): Promise<void> {
  for (const { line, row } of entries) {
    const priced = priceLine(line.item, line, line.quantity);
    await tx.query(
      `INSERT INTO order_lines (order_id, item_id, name_i18n, image, quantity, unit_price, discount, choice, variation,
         add_ons, if_sold_out, added_by)
       VALUES ($1, $2, $3::jsonb, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10::jsonb, $11, $12)`,
      [
        orderId,
        row.id,
        json(row.name_i18n),
        row.image,
        line.quantity,
        priced.unit + priced.options,
        totals.storeDiscountApplies ? 0 : priced.discount,
        json(toStoredChoice(line)),
        json(soldVariation(row, line)),
        json(soldAddOns(row, line)),
        line.ifSoldOut ?? toIfSoldOut(body.if_sold_out),
        line.addedBy ?? [],
      ],
    );
  }
}

async function takeItems(
  tx: Queries,
  entries: CartEntry[],
  { now, uncountedStock }: Pick<View, 'now' | 'uncountedStock'>,
): Promise<void> {
  const items = new Map(entries.map(({ row }) => [row.id, row]));
  for (const row of items.values()) {
    const lines = entries.filter((entry) => entry.row.id === row.id).map(({ line }) => line);
    await takeStock(tx, row, lines, countsStock(row, uncountedStock));
  }
  await countForSales(
    tx,
    entries.map(({ row, line }) => ({ itemId: row.id, quantity: line.quantity })),
    now,
  );
}

/** Removes the ordered lines from the cart, and records coupon use and prescription pictures. */
async function useUp(tx: Queries, situation: Situation, orderId: number): Promise<void> {
  const { body, owner, entries, coupon, prescriptions } = situation;
  const lineIds = entries.map(({ line }) => line.id);
  if (!body.is_buy_now) {
    await deleteLines(tx, lineIds);
    // Nobody adds to an order that is placed.
    await endSharing(tx, owner, body.store_id);
  }
  if (coupon) await countUse(tx, coupon.id, { kind: 'order', id: orderId });
  if (prescriptions.length > 0) await attachPrescriptions(tx, orderId, prescriptions);
}

/**
 * Places an order from the owner's cart in one transaction: checks everything again (D-16), charges the server's own
 * totals, takes the stock, empties the cart. Repeated requests with one key return the same order (D-21).
 */
export async function placeOrder(
  shop: Shop,
  owner: Owner,
  body: OrderBody,
  key: string | null,
  view: View,
): Promise<Placed> {
  const { rules: config } = await shop.settings();
  if (owner.kind === 'guest' && !config.guestCheckout)
    throw new Refusal(401, [{ code: 'auth-001', text: 'signInToOrder' }]);
  return onceUnderKey(shop.database, { owner, key, body }, async (tx) => {
    const situation = await readSituation(tx, owner, body, config, view);
    const wantedAt = checkOrder(situation, view);
    const orderId = await insertOrder(tx, situation, wantedAt, view);
    await insertLines(tx, orderId, situation);
    await takeItems(tx, situation.entries, view);
    await useUp(tx, situation, orderId);
    const payment = await payFor(tx, situation, { kind: 'order', id: orderId }, view);
    return { orderId, total: situation.totals.total, payment };
  });
}
