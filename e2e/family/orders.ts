import { answer } from '../../shared/contract/fixtures/family';
import { billOf, units, type Bill, type BoughtLine, type NewerCharges } from './bill';
import { chosenIn, type Carts } from './cart';
import { customer, demandFields, guestOf, isCustomer, moduleOf, ofCustomer, withQuery } from './demands';
import type { Wallet } from './customers';
import type { Row, ShopData, StoreRow } from './goods';
import { json, refuse, Refusal, type Call, type Web } from './web';

export interface PlacedOrder {
  id: number;
  guest: string;
  body: Row;
  store: StoreRow;
  bill: Bill;
  status: string;
  paymentMethod: string;
  paymentStatus: 'unpaid' | 'partially_paid' | 'paid';
  /** By the wallet, a part of the total; cents. */
  walletPaid: number;
  /** Names of the files that came with it. */
  pictures: string[];
  placedAt: Date;
}

const contact = ['contact_person_name', 'contact_person_number', 'contact_person_email'];
const shopTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** 403 for what an order lacks. */
function demandOrder(call: Call): void {
  const { body } = call;
  demandFields(body, ['order_amount', 'payment_method', 'order_type', 'store_id']);
  if (body.order_type === 'delivery') demandFields(body, ['distance', 'address', 'longitude', 'latitude']);
  // Who is signed in is known.
  if (!isCustomer(call)) demandFields(body, contact);
  if (!body.longitude || !body.latitude) refuse(403, 'coordinates', 'No service here yet');
  const { schedule_at: at } = body;
  if (at && !shopTime.test(String(at))) refuse(403, 'schedule_at', 'The schedule at field must be a date.');
}

/** Lines of an order that goes past the cart: JSON in text, each with the class of its item. */
function lineBoughtNow(body: Row): Row[] {
  if (typeof body.cart !== 'string') return refuse(403, 'cart', 'The cart field must be a string.');
  const lines = JSON.parse(body.cart) as Row[];
  for (const line of lines) demandFields(line, ['item_id', 'item_type', 'quantity', 'price']);
  return lines;
}

/** Charged only where the order says that it is to be packed. */
const packagingOf = (store: StoreRow, body: Row): number =>
  store.extra_packaging_status && Number(body.extra_packaging_amount ?? 0) > 0
    ? store.extra_packaging_amount
    : 0;

interface Shop {
  data: ShopData;
  carts: Carts;
  wallet: Wallet;
  newer: NewerCharges | null;
}

export class Orders {
  private placed: PlacedOrder[] = [];

  constructor(private readonly shop: Shop) {}

  get all(): readonly PlacedOrder[] {
    return this.placed;
  }

  find = (id: number, isWanted: (order: PlacedOrder) => boolean): PlacedOrder => {
    const found = this.placed.find((order) => order.id === id && isWanted(order));
    if (!found) throw new Refusal(404, answer('customer.order.track.404'));
    return found;
  };

  private boughtBy(guest: string, call: Call): BoughtLine[] {
    const isCampaign = (type: unknown) => String(type).endsWith('ItemCampaign');
    if (call.body.is_buy_now)
      return lineBoughtNow(call.body).map((line) => {
        const chosen = chosenIn(line);
        const model = isCampaign(line.item_type) ? 'ItemCampaign' : 'Item';
        return { ...chosen, item: this.shop.carts.itemOf({ ...chosen, model }) };
      });
    return this.shop.carts
      .of(guest)
      .map((line) => ({ ...line, item: this.shop.carts.itemOf(line) }))
      .filter(({ item }) => item.module_id === moduleOf(call));
  }

  private demandGoods(lines: readonly BoughtLine[], store: StoreRow): void {
    if (lines.length === 0) refuse(403, 'order_details', 'Your cart is empty');
    if (lines.some(({ item }) => item.store_id !== store.id)) refuse(403, 'store', 'Of another store');
    const isSoldOut = ({ item, quantity }: BoughtLine) =>
      item.module_id !== 1 && item.stock !== null && item.stock < quantity;
    if (lines.some(isSoldOut)) refuse(406, 'stock', 'Out of stock');
  }

  private demandPictures(lines: readonly BoughtLine[], { files }: Call): void {
    if (files.length === 0 && lines.some(({ item }) => item.is_prescription_required))
      refuse(403, 'order_attachment', 'The prescription is required.');
  }

  /** What the order of this body would cost. */
  reckon(call: Call): Pick<PlacedOrder, 'guest' | 'store' | 'bill'> {
    const { body } = call;
    const guest = guestOf(call);
    demandOrder(call);
    const store = this.shop.data.stores.find(({ id }) => id === Number(body.store_id));
    if (!store) return refuse(404, 'order_store', 'Not found');
    const lines = this.boughtBy(guest, call);
    this.demandGoods(lines, store);
    const bill = billOf({
      lines,
      store,
      distance: body.order_type === 'delivery' ? Number(body.distance) : null,
      rates: { perKilometre: 2, least: 3, most: 25 },
      service: Number(this.shop.data.config.additional_charge),
      packaging: packagingOf(store, body),
      tip: Number(body.dm_tips ?? 0),
      newer: this.shop.newer,
    });
    return { guest, store, bill };
  }

  /** A part of the total, and only the customer's; refused with status 203 where it would be all of it. */
  private payByWallet(owner: string, body: Row, total: number): number {
    if (!Number(body.partial_payment ?? 0)) return 0;
    if (owner !== customer.id || this.shop.wallet.balance >= total)
      refuse(203, 'partial_payment', 'Cannot be paid in part');
    return this.shop.wallet.pay(total);
  }

  place(call: Call): PlacedOrder {
    const { body } = call;
    const { guest, store, bill } = this.reckon(call);
    this.demandPictures(
      bill.lines.map(({ bought }) => bought),
      call,
    );
    if (!body.is_buy_now) this.shop.carts.clear(guest, store.module_id);
    const walletPaid = this.payByWallet(guest, body, bill.total);
    const order: PlacedOrder = {
      id: 100_001 + this.placed.length,
      guest,
      body,
      store,
      bill,
      status: body.payment_method === 'digital_payment' ? 'failed' : 'pending',
      paymentMethod: String(body.payment_method),
      paymentStatus: walletPaid > 0 ? 'partially_paid' : 'unpaid',
      walletPaid,
      pictures: call.files,
      placedAt: new Date(),
    };
    this.placed.push(order);
    return order;
  }
}

/** By the clocks of a shop in UTC, and without a zone. */
const shopTimeOf = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');

/** With a part by the wallet: each part by itself. */
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

/** Flat, and without the sum of its lines. */
function toWire(order: PlacedOrder): Row {
  const { id, guest, body, store, bill, status, paymentStatus, placedAt } = order;
  const placed = shopTimeOf(placedAt);
  return {
    ...(answer('customer.order.track') as Row),
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
    store_id: store.id,
    delivery_charge: units(bill.delivery),
    original_delivery_charge: units(bill.delivery),
    store_discount_amount: units(bill.discount),
    additional_charge: units(bill.service),
    extra_packaging_amount: units(bill.packaging),
    dm_tips: units(bill.tip),
    distance: Number(body.distance ?? 0),
    details_count: bill.lines.length,
    module_id: store.module_id,
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
  };
}

/** Options of a placed order are a list with their prices, whatever the client has sent. */
function variationToWire({ item, variation }: BoughtLine): Row[] {
  return variation.map((entry) => {
    const group = (item.food_variations || []).find(({ name }) => name === entry.name);
    if (!group) return item.variations.find(({ type }) => type === entry.type) ?? entry;
    const { label = [] } = (entry.values ?? {}) as { label?: string[] };
    return { ...group, values: group.values.filter((value) => label.includes(value.label)) };
  });
}

const detailsToWire = ({ id, bill }: PlacedOrder): Row[] =>
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

/** '+' is added where it is missing: of a query it becomes a blank. */
const phoneIn = (text: string) => `+${text.replace(/\D/g, '')}`;

export function serveOrders(web: Web, orders: Orders): void {
  const api = '/api/v1/customer/order';
  const own = (call: Call, id: unknown) => {
    const guest = guestOf(call);
    return orders.find(Number(id), (order) => order.guest === guest);
  };
  web.on('POST', `${api}/place`, (call) => {
    const order = orders.place(call);
    const { id, status, bill } = order;
    return json({
      message: 'Order placed successfully',
      order_id: id,
      total_ammount: units(bill.total),
      status,
      user_id: Number(order.guest),
    });
  });
  web.on(
    'GET',
    `${api}/track`,
    withQuery(['order_id'], (call) => {
      if (isCustomer(call)) return json(toWire(own(call, call.query.order_id)));
      guestOf(call);
      demandFields(call.query, ['contact_number']);
      const phone = phoneIn(call.query.contact_number ?? '');
      const isCallers = ({ body }: PlacedOrder) => phoneIn(String(body.contact_person_number)) === phone;
      return json(toWire(orders.find(Number(call.query.order_id), isCallers)));
    }),
  );
  web.on(
    'GET',
    `${api}/details`,
    withQuery(['order_id'], (call) => json(detailsToWire(own(call, call.query.order_id)))),
  );
  web.on('PUT', `${api}/cancel`, (call) => {
    demandFields(call.body, ['order_id', 'reason']);
    own(call, call.body.order_id).status = 'canceled';
    return json({ message: 'Order canceled' });
  });
  web.on('PUT', `${api}/payment-method`, (call) => {
    demandFields(call.body, ['order_id']);
    // Whatever was asked for.
    Object.assign(own(call, call.body.order_id), { paymentMethod: 'cash_on_delivery', status: 'pending' });
    return json(answer('customer.order.payment-method'));
  });
  web.on(
    'GET',
    `${api}/cancellation-reasons`,
    withQuery(['limit', 'offset', 'type'], () => json(answer('customer.order.cancellation-reasons'))),
  );
  for (const list of ['list', 'running-orders'])
    web.on(
      'GET',
      `${api}/${list}`,
      ofCustomer(
        withQuery(['limit', 'offset'], ({ query: { limit, offset } }) => {
          const hers = orders.all.filter(({ guest }) => guest === customer.id).map(toWire);
          return json({ total_size: hers.length, limit, offset, orders: hers });
        }),
      ),
    );
}
