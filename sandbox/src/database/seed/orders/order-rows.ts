import { priceLine } from '@shop/domain';
import { soldAddOns, soldVariation } from '../../../features/orders/sold-choice';
import type { catalogueRows } from '../catalogue/item-rows';
import type { Row } from '../insert-rows';
import { addresses, people } from '../people';
import { findPlace } from '../shop/place-rows';
import { SeedWallets } from '../wallet-rows';
import { englishReason } from './cancellation-reasons';
import { courierCount } from './couriers';
import { payFor } from './order-money';
import { priceSeedOrder } from './order-price';
import { createReviews, type SeedReview } from './order-reviews';
import { isBrought, getSteps } from './order-steps';
import { plannedOrders, type PlannedOrder } from './planned-orders';
import { goodsByStore, createLines, type SoldLine } from './sold-goods';

const firstId = 100_001;

interface SeedData {
  catalogue: ReturnType<typeof catalogueRows>;
  stores: readonly Row[];
  coupons: readonly Row[];
}

const getPlace = ({ address }: PlannedOrder) => findPlace(addresses[address]?.place ?? '');

/** The address as orders store it; null for take-away. */
function toAddress({ customer, address, type }: PlannedOrder): Row | null {
  const saved = addresses[address];
  const place = saved && findPlace(saved.place);
  const owner = people[customer - 1];
  if (type === 'take_away' || !saved || !place || !owner) return null;
  return {
    type: saved.type,
    address: place.address.en,
    contactName: owner.name.join(' '),
    contactPhone: owner.phone,
    contactEmail: '',
    house: saved.house,
    floor: saved.floor,
    road: '',
    note: saved.note,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

const after = (placed: Date, minutes: number) => new Date(placed.getTime() + minutes * 60_000).toISOString();

const lineRow = (id: number, orderId: number, { row, item, choice, quantity }: SoldLine): Row => {
  const priced = priceLine(item, choice, quantity);
  return {
    id,
    order_id: orderId,
    item_id: row.id,
    name_i18n: row.name_i18n,
    image: row.image,
    quantity,
    unit_price: priced.unit + priced.options,
    discount: priced.discount,
    choice,
    variation: soldVariation(row, choice),
    add_ons: soldAddOns(row, choice),
  };
};

function getTotals(order: PlannedOrder, lines: readonly SoldLine[], { stores, coupons }: SeedData): Row {
  const store = stores.find(({ id }) => id === order.store.id);
  if (!store) throw new Error(`No shop ${order.store.id}`);
  const priced = priceSeedOrder(order, lines, { store, coupons, place: getPlace(order) });
  const { subtotal, discount, coupon, tax, deliveryFee, tip, total, metres } = priced;
  return {
    ...{ subtotal, discount, coupon, tax, tip, total, metres },
    tax_included: false,
    delivery_fee: deliveryFee,
    coupon_code: coupon > 0 ? order.coupon : '',
  };
}

const orderRow = (order: PlannedOrder, id: number, totals: Row, payment: Row): Row => ({
  id,
  owner_kind: 'customer',
  owner_id: String(order.customer),
  store_id: order.store.id,
  module_id: order.store.module.id,
  zone_id: order.store.place.zone,
  status: order.status,
  order_type: order.type,
  ...totals,
  ...payment,
  contact_phone: people[order.customer - 1]?.phone,
  address: toAddress(order),
  note: order.note,
  cancel_reason: order.status === 'canceled' ? englishReason(id) : '',
  courier_id: isBrought(order.status, order.type) ? 1 + ((id * 5) % courierCount) : null,
  created_at: order.placed.toISOString(),
});

/** A coupon counts as used unless its order was cancelled. */
function couponUse(
  seedData: SeedData,
  { status, customer }: PlannedOrder,
  { id, coupon_code: code, contact_phone: phone }: Row,
): Row[] {
  const coupon = seedData.coupons.find((entry) => entry.code === code);
  if (!coupon || status === 'canceled' || status === 'failed') return [];
  return [{ coupon_id: coupon.id, order_id: id, owner_kind: 'customer', owner_id: String(customer), phone }];
}

/** The past orders with everything that belongs to them, priced by the same rules as any order. */
export function orderRows(now: Date, seedData: SeedData) {
  const goods = goodsByStore(seedData.catalogue);
  const rows = {
    orders: [] as Row[],
    lines: [] as Row[],
    history: [] as Row[],
    couponUses: [] as Row[],
    reviews: [] as SeedReview[],
  };
  const wallets = new SeedWallets(now);
  plannedOrders(now).forEach((order, index) => {
    const id = firstId + index;
    const lines = createLines(order, index, goods);
    const totals = getTotals(order, lines, seedData);
    const balance = wallets.balanceAt(order.placed, order.customer);
    const { columns, movements } = payFor(order, id, Number(totals.total), balance);
    const row = orderRow(order, id, totals, columns);
    rows.orders.push(row);
    wallets.move(movements);
    lines.forEach((line) => rows.lines.push(lineRow(rows.lines.length + 1, id, line)));
    getSteps(order.status, order.type).forEach(([status, minutes]) =>
      rows.history.push({ order_id: id, status, at: after(order.placed, minutes) }),
    );
    rows.couponUses.push(...couponUse(seedData, order, row));
    const known = rows.reviews.map((review) => review.row.item_id);
    rows.reviews.push(
      ...createReviews(
        order,
        row,
        lines.filter((line) => !known.includes(line.row.id)),
      ),
    ); // each item once
  });
  return { ...rows, wallet: wallets.rows() };
}
