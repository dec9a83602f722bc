import type { Choice, IfSoldOut, OrderStatus, OrderType, SubmittedReview } from '@shop/domain';
import { one, type Database, type Queries, type SqlValue } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Owner } from '../../http/identity';
import { notFound } from '../../http/refusal';
import type { View } from '../../shop/shop';
import type { ItemRow } from '../catalog/item-row';
import type { Paging } from '../catalog/paging';
import { orderCourierSql, type CourierRow } from '../couriers/couriers';
import type { ParcelCategoryRow } from '../parcels/parcel-categories';
import type { PrescriptionRow } from '../prescriptions/prescriptions';
import { checkAccess } from './order-access';
import type { SoldAddOn, SoldVariation } from './sold-choice';

export interface OrderRow {
  id: number;
  owner_kind: string;
  owner_id: string;
  /** The guest who placed it, where a customer has claimed it since. */
  placed_as_guest: string | null;
  /** Null: a parcel. */
  store_id: number | null;
  module_id: number;
  module_type: string;
  status: OrderStatus;
  order_type: OrderType | 'parcel';
  payment_method: string;
  payment_status: 'unpaid' | 'partially_paid' | 'paid' | 'refunded';
  gateway: string | null;
  wallet_part: number;
  coupon_code: string;
  subtotal: number;
  discount: number;
  coupon: number;
  tax: number;
  tax_included: boolean;
  delivery_fee: number;
  extra_fee: number;
  extra_fee_reason: string;
  tip: number;
  service_charge: number;
  packaging_charge: number;
  total: number;
  contact_phone: string;
  /** A parcel's sender. */
  address: Record<string, string | number> | null;
  /** A parcel's receiver. */
  receiver: Record<string, string | number> | null;
  charge_payer: 'sender' | 'receiver' | null;
  parcel_size: string | null;
  parcel_category_id: number | null;
  parcel_category: ParcelCategoryRow | null;
  metres: number;
  note: string;
  if_sold_out: IfSoldOut | null;
  sold_out_note: string;
  delivery_instruction: string;
  leave_at_door: boolean;
  cutlery: boolean;
  cancel_reason: string;
  canceled_by_store: boolean;
  /** As the store has announced it; null before. */
  processing_minutes: number | null;
  scheduled_at: Date | null;
  created_at: Date;
  store_name: Texts | null;
  store_address: Texts | null;
  store_phone: string | null;
  store_logo: string | null;
  /** Minutes: '25-35'. */
  store_delivery_time: string | null;
  store_latitude: number | null;
  store_longitude: number | null;
  details_count: number;
  /** Prescription pictures; only the order's owner sees them. */
  prescriptions: Omit<PrescriptionRow, 'id'>[];
  history: Partial<Record<OrderStatus, string>>;
  courier: CourierRow | null;
  /** The review of the courier; only the owner sees it. */
  courier_review: SubmittedReview | null;
}

export interface OrderLineRow {
  id: number;
  item_id: number | null;
  name_i18n: Texts;
  image: string | null;
  quantity: number;
  /** With options, without add-ons. */
  unit_price: number;
  /** Of the whole line. */
  discount: number;
  /** Names in English. */
  choice: Choice;
  /** Of the item as it is now, to tell the options in a variation apart; null without the item. */
  choice_options: ItemRow['choice_options'] | null;
  variation: SoldVariation[];
  add_ons: SoldAddOn[];
  /** Null: nothing was said. */
  if_sold_out: IfSoldOut | null;
  /** Names of the people who have added it to the shared cart. X-26. */
  added_by: string[];
  /** The customer's review of the item; null without one. */
  review: SubmittedReview | null;
}

const select = `SELECT orders.*, modules.module_type, stores.name_i18n AS store_name, stores.address_i18n AS store_address,
    stores.phone AS store_phone, stores.logo AS store_logo, stores.latitude AS store_latitude,
    stores.longitude AS store_longitude, stores.delivery_time AS store_delivery_time,
    coalesce((SELECT jsonb_agg(jsonb_build_object('secret', secret, 'media_type', media_type) ORDER BY id)
      FROM prescriptions WHERE order_id = orders.id AND owner_kind = orders.owner_kind
        AND owner_id = orders.owner_id), '[]') AS prescriptions,
    (SELECT count(*) FROM order_lines WHERE order_id = orders.id) AS details_count,
    coalesce((SELECT jsonb_object_agg(history.status, history.at) FROM order_history history
      WHERE history.order_id = orders.id), '{}') AS history,
    ${orderCourierSql} AS courier,
    (SELECT to_jsonb(parcel_categories) FROM parcel_categories WHERE id = parcel_category_id) AS parcel_category,
    (SELECT jsonb_build_object('rating', rating, 'comment', comment) FROM courier_reviews
      WHERE order_id = orders.id) AS courier_review
  FROM orders LEFT JOIN stores ON stores.id = orders.store_id JOIN modules ON modules.id = orders.module_id`;

/** An order that the caller may see; only the owner sees prescriptions and the review of the courier. */
export async function visibleOrder(
  database: Database,
  owner: Owner,
  { order_id: id, contact_number: phone }: { order_id: number; contact_number?: string | undefined },
  view: View,
): Promise<OrderRow> {
  await checkAccess(database, owner, { kind: 'order', id }, phone, view);
  const order = await one<OrderRow>(database, `${select} WHERE orders.id = $1`, [id]);
  if (!order) throw notFound();
  const isOwn = order.owner_kind === owner.kind && order.owner_id === owner.id;
  return isOwn ? order : { ...order, prescriptions: [], courier_review: null };
}

export const getOrderLines = (queries: Queries, orderId: number): Promise<OrderLineRow[]> =>
  queries.query<OrderLineRow>(
    `SELECT order_lines.id, item_id, name_i18n, image, quantity, unit_price, order_lines.discount, choice, variation, add_ons,
       order_lines.if_sold_out, added_by, (SELECT choice_options FROM items WHERE items.id = order_lines.item_id),
       (SELECT jsonb_build_object('rating', rating, 'comment', comment) FROM reviews
        WHERE reviews.order_id = orders.id AND reviews.item_id = order_lines.item_id
          AND orders.owner_kind = 'customer' AND reviews.customer_id::text = orders.owner_id) AS review
     FROM order_lines JOIN orders ON orders.id = order_id WHERE order_id = $1 ORDER BY order_lines.id`,
    [orderId],
  );

/** Orders of an owner, the latest first; with `statuses` only those in one of them. */
export async function getOrders(
  queries: Queries,
  owner: Owner,
  statuses: readonly OrderStatus[] | null,
  { limit, page }: Paging,
): Promise<{ total: number; rows: OrderRow[] }> {
  const where = `owner_kind = $1 AND owner_id = $2 AND ($3::text[] IS NULL OR orders.status = ANY($3::text[]))`;
  const values: SqlValue[] = [owner.kind, owner.id, statuses && [...statuses]];
  const total = await one<{ count: number }>(
    queries,
    `SELECT count(*) AS count FROM orders WHERE ${where}`,
    values,
  );
  const rows = await queries.query<OrderRow>(
    `${select} WHERE ${where} ORDER BY orders.id DESC LIMIT $4 OFFSET $5`,
    [...values, limit, (page - 1) * limit],
  );
  return { total: total?.count ?? 0, rows };
}
