import { hash } from '@node-rs/argon2';
import { emptyChoice, priceOrder, type OrderStatus } from '@shop/domain';
import { hoursBefore } from './calendar';
import type { Row } from './insert-rows';
import { findPlace } from './town/place-rows';
import { walletRows } from './wallet-rows';
import { seedStores } from './town/store-rows';

/** Of every customer of the town; told in the README. */
export const demoPassword = '12345678';

const people = [
  { name: ['Amina', 'Rahman'], email: 'customer@example.com', phone: '+971500000001', wallet: 4250, points: 1280, code: 'AMINA10' },
  { name: ['Bilal', 'Qureshi'], email: 'bilal@example.com', phone: '+971500000002', wallet: 0, points: 0, code: 'BILAL22' },
  { name: ['Layla', 'Haddad'], email: 'layla@example.com', phone: '+971500000003', wallet: 12_000, points: 340, code: 'LAYLA33' },
] as const; // prettier-ignore

const addresses = [
  { customer: 1, type: 'home', place: 'marina-flats', house: '14', floor: '3', note: 'Ring twice, please.' },
  { customer: 1, type: 'office', place: 'tower-offices', house: '9', floor: '12', note: '' },
  {
    customer: 1,
    type: 'other',
    place: 'farmhouse-nine',
    house: '9',
    floor: '',
    note: 'Behind the date palms.',
  },
  { customer: 3, type: 'home', place: 'terrace-houses', house: '27', floor: '1', note: '' },
] as const;

/** The oldest first, as their numbers are. */
const orders: readonly {
  customer: number;
  store: string;
  hours: number;
  status: OrderStatus;
  quantities: number[];
}[] = [
  { customer: 1, store: 'Harbour Market', hours: 30 * 24, status: 'delivered', quantities: [2, 1, 3] },
  { customer: 1, store: 'Circuit House', hours: 21 * 24, status: 'delivered', quantities: [1, 1] },
  { customer: 1, store: 'Bayt Al Mezze', hours: 12 * 24, status: 'delivered', quantities: [1, 2] },
  { customer: 1, store: 'Pearl Care', hours: 9 * 24, status: 'delivered', quantities: [2, 1, 1] },
  { customer: 1, store: 'Lighthouse Outdoors', hours: 8 * 24, status: 'delivered', quantities: [1, 2] },
  { customer: 1, store: 'Forno Corallo', hours: 6 * 24, status: 'delivered', quantities: [2, 1] },
  { customer: 1, store: "Sailors' Pharmacy", hours: 5 * 24, status: 'canceled', quantities: [1] },
  { customer: 1, store: 'Corner Basket', hours: 4 * 24, status: 'delivered', quantities: [1, 1, 2] },
  { customer: 3, store: 'Hills Fine Foods', hours: 50, status: 'delivered', quantities: [1, 1] },
  { customer: 1, store: 'Dawn Bakery', hours: 1, status: 'processing', quantities: [4, 2] },
];

/** Fixed salt: the password is public, and the same seed gives the same rows. */
const passwordHash = () =>
  hash(demoPassword, { memoryCost: 4096, timeCost: 1, salt: Buffer.from('mosaic-demo-salt') });

export async function customerRows(now: Date): Promise<Row[]> {
  const password = await passwordHash();
  return people.map(({ name, email, phone, wallet, points, code }, index) => ({
    id: index + 1,
    f_name: name[0],
    l_name: name[1],
    email,
    phone,
    password_hash: password,
    email_verified: true,
    phone_verified: true,
    wallet_balance: wallet,
    loyalty_points: points,
    ref_code: code,
    active: true,
    created_at: hoursBefore(now, (400 - index * 90) * 24),
  }));
}

export const addressRows = (now: Date): Row[] =>
  addresses.map((address, index) => {
    const place = findPlace(address.place);
    const owner = people[address.customer - 1];
    return {
      id: index + 1,
      customer_id: address.customer,
      address_type: address.type,
      address: place.address.en,
      contact_person_name: owner?.name.join(' '),
      contact_person_number: owner?.phone,
      contact_person_email: '',
      road: '',
      house: address.house,
      floor: address.floor,
      additional_information: address.note,
      latitude: place.latitude,
      longitude: place.longitude,
      created_at: hoursBefore(now, (90 - index) * 24),
    };
  });

interface SoldItem {
  id: number;
  store_id: number;
  name_i18n: unknown;
  image: string;
  price: number;
  variations: unknown[];
  food_variations: { required: boolean }[];
}

const steps: readonly OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
];

/** Past orders of items that need no choice, priced by the rules that every order is priced by. */
export function orderRows(now: Date, items: readonly Row[]) {
  const rows = { orders: [] as Row[], lines: [] as Row[], history: [] as Row[], wallet: [] as Row[] };
  orders.forEach((order, index) => {
    const id = 100_001 + index;
    const store = seedStores.find(({ name }) => name.en === order.store);
    if (!store) throw new Error(`No shop ${order.store}`);
    const sold = (items as unknown as SoldItem[]) // catalogueRows makes them so
      .filter((item) => item.store_id === store.id && item.variations.length === 0)
      .filter((item) => item.food_variations.every(({ required }) => !required))
      .slice(0, order.quantities.length);
    const lines = sold.map((item, at) => ({ item, quantity: order.quantities[at] ?? 1 }));
    const placed = hoursBefore(now, order.hours);
    const owner = { owner_kind: 'customer', owner_id: String(order.customer) };
    const totals = totalsOf(lines, store.id, store.place.zone, now);
    if (order.status === 'canceled') rows.wallet = walletRows(now, { ...order, orderId: id, ...totals });
    rows.orders.push({
      id,
      ...owner,
      store_id: store.id,
      module_id: store.module.id,
      zone_id: store.place.zone,
      status: order.status,
      order_type: 'delivery',
      ...paymentOf(order.status, totals.total),
      ...totals,
      metres: 1800,
      contact_phone: people[order.customer - 1]?.phone,
      address: addressOf(order.customer),
      note: '',
      created_at: placed,
    });
    lines.forEach(({ item, quantity }) =>
      rows.lines.push(lineRow({ id: rows.lines.length + 1, orderId: id, quantity }, item)),
    );
    historyOf(order.status).forEach((status, at) =>
      rows.history.push({ order_id: id, status, at: hoursBefore(now, order.hours - at * 0.15) }),
    );
  });
  return rows;
}

const lineRow = (line: { id: number; orderId: number; quantity: number }, item: SoldItem): Row => ({
  id: line.id,
  order_id: line.orderId,
  item_id: item.id,
  name_i18n: item.name_i18n,
  image: item.image,
  quantity: line.quantity,
  unit_price: item.price,
  discount: 0,
  choice: emptyChoice,
  details_i18n: [],
});

const historyOf = (status: OrderStatus): OrderStatus[] =>
  status === 'canceled' ? ['pending', 'canceled'] : steps.slice(0, steps.indexOf(status) + 1);

function addressOf(customer: number): Row {
  const address = addresses.find((entry) => entry.customer === customer) ?? addresses[0];
  const place = findPlace(address.place);
  const owner = people[customer - 1];
  return {
    address_type: address.type,
    address: place.address.en,
    contact_person_name: owner?.name.join(' '),
    contact_person_number: owner?.phone,
    contact_person_email: '',
    house: address.house,
    floor: address.floor,
    road: '',
    additional_information: address.note,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
  };
}

/** The canceled one was paid by wallet, and has been given back. */
const paymentOf = (status: OrderStatus, total: number): Row => ({
  payment_method: status === 'canceled' ? 'wallet' : 'cash_on_delivery',
  payment_status: status === 'canceled' ? 'refunded' : status === 'delivered' ? 'paid' : 'unpaid',
  wallet_part: status === 'canceled' ? total : 0,
  free_of_stock: status === 'canceled',
});

function totalsOf(lines: { item: SoldItem; quantity: number }[], id: number, zoneId: number, now: Date) {
  const totals = priceOrder({
    lines: lines.map(({ item, quantity }) => ({
      ...emptyChoice,
      item: { price: item.price, discount: null, variations: [], foodVariations: [], addOns: [] },
      quantity,
    })),
    store: { id, zoneId, discount: null, freeDelivery: false },
    coupon: null,
    tax: { percent: 5, included: false },
    delivery: {
      orderType: 'delivery',
      metres: 1800,
      charges: { type: 'per_km', perKm: 60, minimum: 100, maximum: 400, fixed: 0 },
      freeDelivery: null,
      increase: null,
    },
    tip: 0,
    now,
    timeZone: 'UTC',
  });
  const { subtotal, discount, tax, deliveryFee, total } = totals;
  return { subtotal, discount, tax, tax_included: false, delivery_fee: deliveryFee, total };
}
