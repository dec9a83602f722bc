import { readFixture } from '../../shared/contract/fixtures/family';
import { units, type BoughtLine } from './bill';
import { customer } from './demands';
import type { Row } from './goods';
import { parcelToWire } from './parcels';
import type { PlacedOrder } from './orders';

/*
 * A placed order as in responses.
 */

/** Of the shop's default location, which has no summer time. */
const shopOffset = 6 * 3_600_000;

/** By the shop's own clock, without an offset. */
export const toShopTime = (moment: Date): string =>
  new Date(moment.getTime() + shopOffset).toISOString().slice(0, 19).replace('T', ' ');

/** Paid partly by wallet: each part separately. */
function paymentToWire({ paymentMethod, walletPaid, bill }: PlacedOrder): Row {
  if (walletPaid === 0) return { payment_method: paymentMethod };
  return {
    payment_method: 'partial_payment',
    partially_paid_amount: units(walletPaid),
    payments: [
      { payment_method: 'wallet', amount: units(walletPaid), payment_status: 'paid' },
      { payment_method: paymentMethod, amount: units(bill.total - walletPaid), payment_status: 'unpaid' },
    ],
  };
}

/** Flat, and without the total of its lines. */
export function orderToWire(order: PlacedOrder): Row {
  const { id, guest, body, store, bill, status, paymentStatus, placedAt } = order;
  const placed = toShopTime(placedAt);
  return {
    ...(readFixture('customer.order.track') as Row),
    id,
    user_id: Number(guest),
    order_amount: units(bill.total),
    is_guest: guest !== customer.id,
    order_attachment_full_url: order.pictures.map((name) => `/storage/app/public/order/${name}`),
    payment_status: paymentStatus,
    order_status: status,
    total_tax_amount: units(bill.tax),
    ...paymentToWire(order),
    order_type: body.order_type,
    order_note: body.order_note ?? null,
    unavailable_item_note: body.unavailable_item_note ?? null,
    delivery_instruction: body.delivery_instruction ?? null,
    cutlery: Boolean(body.cutlery),
    store_id: store?.id ?? null,
    delivery_charge: units(bill.delivery),
    original_delivery_charge: units(bill.delivery),
    store_discount_amount: units(bill.discount),
    additional_charge: units(bill.service),
    extra_packaging_amount: units(bill.packaging),
    dm_tips: units(bill.tip),
    distance: Number(body.distance ?? 0),
    details_count: bill.lines.length,
    module_id: order.moduleId,
    accepted: null,
    delivery_man: null,
    delivery_man_id: null,
    created_at: placedAt.toISOString(),
    pending: placed,
    schedule_at: body.schedule_at ?? placed,
    scheduled: body.schedule_at ? 1 : 0,
    [status]: placed,
    store,
    delivery_address: {
      contact_person_name: body.contact_person_name,
      contact_person_number: body.contact_person_number,
      contact_person_email: body.contact_person_email,
      address_type: body.address_type ?? 'other',
      address: body.address ?? '',
      house: body.house ?? '',
      road: body.road ?? '',
      floor: body.floor ?? '',
      longitude: String(body.longitude),
      latitude: String(body.latitude),
    },
    ...(store ? {} : parcelToWire(body)),
  };
}

/** Options of a placed order are a list with prices, independent of what the client sent. */
function variationToWire({ item, variation }: BoughtLine): Row[] {
  return variation.map((entry) => {
    const group = (item.food_variations || []).find(({ name }) => name === entry.name);
    if (!group) return item.variations.find(({ type }) => type === entry.type) ?? entry;
    const { label = [] } = (entry.values ?? {}) as { label?: string[] };
    return { ...group, values: group.values.filter((value) => label.includes(value.label)) };
  });
}

export const detailsToWire = ({ id, bill }: PlacedOrder): Row[] =>
  bill.lines.map(({ bought, price, discount, addOns }, index) => ({
    id: index + 1,
    order_id: id,
    item_id: bought.item_id,
    item_campaign_id: null,
    item_details: bought.item,
    price: units(price),
    quantity: bought.quantity,
    variation: variationToWire(bought),
    add_ons: bought.add_on_ids.flatMap((addOn, at) => {
      const found = bought.item.add_ons.find((entry) => entry.id === addOn);
      return found
        ? [{ id: addOn, name: found.name, price: found.price, quantity: bought.add_on_qtys[at] ?? 1 }]
        : [];
    }),
    discount_on_item: units(discount),
    discount_type: 'store_discount',
    total_add_on_price: units(addOns),
    image_full_url: bought.item.image_full_url,
    is_guest: 1,
  }));
