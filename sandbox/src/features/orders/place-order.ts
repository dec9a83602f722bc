import { normalisePhone, priceLine, type CartLine } from '@shop/domain';
import { createHash } from 'node:crypto';
import { json, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, Refusal } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { deleteLines, type CartEntry } from '../cart/cart-store';
import { countUse } from '../coupons/coupon-store';
import { countForSales } from '../merchandise/flash-sales';
import { payOrder, type StartedPayment } from '../payments/start-payment';
import { checkOrder } from './order-checks';
import { detailsOf } from './order-details';
import { addressOf, readSituation, type PlaceBody, type Situation } from './order-situation';
import { attachPrescriptions } from './order-prescriptions';
import { takeStock } from './stock';

export interface Placed {
  orderId: number;
  total: number;
  /** To be paid at a gateway's page; null: nothing more to do. */
  payment: StartedPayment | null;
}

/** Of what is ordered, whoever asks: a guest who signs in between two sendings sends the same. */
const hashOf = (body: PlaceBody) =>
  createHash('sha256')
    .update(JSON.stringify({ ...body, guest_id: null }))
    .digest('hex');

/** Takes the key for this transaction; answers what was placed under it before. Others with it wait here (D-21). */
async function claimKey(tx: Queries, owner: Owner, key: string, hash: string): Promise<Placed | null> {
  const claimed = await tx.query(
    `INSERT INTO idempotency_keys (owner_kind, owner_id, key, request_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING key`,
    [owner.kind, owner.id, key, hash],
  );
  if (claimed.length > 0) return null;
  const [known] = await tx.query<{ request_hash: string; answer: Placed | null }>(
    'SELECT request_hash, answer FROM idempotency_keys WHERE owner_kind = $1 AND owner_id = $2 AND key = $3',
    [owner.kind, owner.id, key],
  );
  if (!known?.answer || known.request_hash !== hash) throw conflict('key_reused', 'keyReused');
  return known.answer;
}

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
       contact_phone, address, note, coupon_code, scheduled_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20::jsonb, $21,
       $22, $23, $24) RETURNING id`,
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
      json(addressOf(body)),
      body.order_note,
      coupon?.code ?? '',
      wantedAt,
      view.now,
    ],
  );
  if (!order) throw new Error('an insert that returns answers a row');
  await tx.query(`INSERT INTO order_history (order_id, status, at) VALUES ($1, 'pending', $2)`, [
    order.id,
    view.now,
  ]);
  return order.id;
}

const choiceOf = ({ variation, options, addOns }: CartLine) => ({ variation, options, addOns });

/** Where the store's discount stands in place of the items' own, lines have none (D-14). */
async function insertLines(
  tx: Queries,
  orderId: number,
  { entries, totals }: Pick<Situation, 'entries' | 'totals'>,
): Promise<void> {
  for (const { line, row } of entries) {
    const priced = priceLine(line.item, line, line.quantity);
    await tx.query(
      `INSERT INTO order_lines (order_id, item_id, name_i18n, image, quantity, unit_price, discount, choice, details_i18n)
       VALUES ($1, $2, $3::jsonb, $4, $5, $6, $7, $8::jsonb, $9::jsonb)`,
      [
        orderId,
        row.id,
        json(row.name_i18n),
        row.image,
        line.quantity,
        priced.unit + priced.options + priced.addOns,
        totals.storeDiscountApplies ? 0 : priced.discount,
        json(choiceOf(line)),
        json(detailsOf(row, line)),
      ],
    );
  }
}

async function takeItems(tx: Queries, entries: CartEntry[], now: Date): Promise<void> {
  const items = new Map(entries.map(({ row }) => [row.id, row]));
  for (const row of items.values()) {
    const lines = entries.filter((entry) => entry.row.id === row.id).map(({ line }) => line);
    await takeStock(tx, row, lines);
  }
  await countForSales(
    tx,
    entries.map(({ row, line }) => ({ itemId: row.id, pieces: line.quantity })),
    now,
  );
}

/** What the order takes from its owner: the lines of the cart, the coupon's use, the pictures of a prescription. */
async function useUp(tx: Queries, situation: Situation, orderId: number): Promise<void> {
  const { body, owner, entries, coupon, prescriptions } = situation;
  const lineIds = entries.map(({ line }) => line.id);
  if (!body.is_buy_now) await deleteLines(tx, lineIds);
  if (coupon) await countUse(tx, coupon.id, orderId, owner);
  if (prescriptions.length > 0) await attachPrescriptions(tx, orderId, prescriptions);
}

/**
 * Makes an order of the owner's cart at the store, in one piece: checks everything again (D-16), charges the server's
 * own figures, takes the stock, empties the cart. The same key makes the same order, however often it comes (D-21).
 */
export async function placeOrder(
  shop: Shop,
  owner: Owner,
  body: PlaceBody,
  key: string | null,
  view: View,
): Promise<Placed> {
  const { rules: config } = await shop.settings();
  if (owner.kind === 'guest' && !config.guestCheckout)
    throw new Refusal(401, [{ code: 'auth-001', text: 'signInToOrder' }]);
  return shop.database.transaction(async (tx) => {
    const known = key === null ? null : await claimKey(tx, owner, key, hashOf(body));
    if (known) return known;
    const situation = await readSituation(tx, owner, body, config, view);
    const wantedAt = checkOrder(situation, view);
    const orderId = await insertOrder(tx, situation, wantedAt, view);
    await insertLines(tx, orderId, situation);
    await takeItems(tx, situation.entries, view.now);
    await useUp(tx, situation, orderId);
    const payment = await payOrder(tx, situation, orderId, view);
    const placed = { orderId, total: situation.totals.total, payment };
    if (key !== null)
      await tx.query(
        'UPDATE idempotency_keys SET answer = $4::jsonb WHERE owner_kind = $1 AND owner_id = $2 AND key = $3',
        [owner.kind, owner.id, key, json(placed)],
      );
    return placed;
  });
}
