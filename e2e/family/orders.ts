import { readFixture } from '../../shared/contract/fixtures/family';
import { createBill, type Bill, type BoughtLine, type NewerCharges } from './bill';
import { chosenIn, type Carts } from './cart';
import { customer, demandFields, getGuest, isCustomer, getModule } from './demands';
import type { Wallet } from './customers';
import type { Row, ShopData, StoreRow } from './goods';
import { createParcelBill } from './parcels';
import { refuse, Refusal, type Call } from './web';

export interface PlacedOrder {
  id: number;
  guest: string;
  body: Row;
  moduleId: number;
  /** Null for a parcel. */
  store: StoreRow | null;
  bill: Bill;
  status: string;
  paymentMethod: string;
  paymentStatus: 'unpaid' | 'partially_paid' | 'paid';
  /** Paid by wallet, in cents. */
  walletPaid: number;
  /** Names of the uploaded files. */
  pictures: string[];
  placedAt: Date;
}

const contact = ['contact_person_name', 'contact_person_number', 'contact_person_email'];
const shopTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** 403 for missing fields of an order. */
function demandOrder(call: Call): void {
  const { body } = call;
  demandFields(body, ['order_amount', 'payment_method', 'order_type']);
  if (body.order_type === 'parcel')
    demandFields(body, ['parcel_category_id', 'receiver_details', 'charge_payer']);
  else demandFields(body, ['store_id']);
  if (body.order_type !== 'take_away') demandFields(body, ['distance', 'address', 'longitude', 'latitude']);
  // customers need no contact data
  if (!isCustomer(call)) demandFields(body, contact);
  if (typeof body.longitude !== 'string' || typeof body.latitude !== 'string')
    refuse(403, 'coordinates', 'The coordinates must be strings.');
  const { schedule_at: at } = body;
  if (at && !shopTime.test(String(at))) refuse(403, 'schedule_at', 'The schedule at field must be a date.');
}

/** Lines of an order without the cart: JSON text, each with the class of its item. */
function lineBoughtNow(body: Row): Row[] {
  if (typeof body.cart !== 'string') return refuse(403, 'cart', 'The cart field must be a string.');
  const lines = JSON.parse(body.cart) as Row[];
  for (const line of lines) demandFields(line, ['item_id', 'item_type', 'quantity', 'price']);
  return lines;
}

/** Charged only where the order requests packaging. */
const getPackagingFee = (store: StoreRow, body: Row): number =>
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
    if (!found) throw new Refusal(404, readFixture('customer.order.track.404'));
    return found;
  };

  private boughtBy(guest: string, call: Call): BoughtLine[] {
    const isCampaign = (type: unknown) => String(type).endsWith('ItemCampaign');
    if (call.body.is_buy_now)
      return lineBoughtNow(call.body).map((line) => {
        const chosen = chosenIn(line);
        const model = isCampaign(line.item_type) ? 'ItemCampaign' : 'Item';
        return { ...chosen, item: this.shop.carts.getItem({ ...chosen, model }) };
      });
    return this.shop.carts
      .getLines(guest)
      .map((line) => ({ ...line, item: this.shop.carts.getItem(line) }))
      .filter(({ item }) => item.module_id === getModule(call));
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

  /** The price of the order in this body. */
  reckon(call: Call): Pick<PlacedOrder, 'guest' | 'store' | 'bill'> {
    const { body } = call;
    const guest = getGuest(call);
    demandOrder(call);
    const service = Number(this.shop.data.config.additional_charge);
    if (body.order_type === 'parcel') return { guest, store: null, bill: createParcelBill(body, service) };
    const store = this.shop.data.stores.find(({ id }) => id === Number(body.store_id));
    if (!store) return refuse(404, 'order_store', 'Not found');
    const lines = this.boughtBy(guest, call);
    this.demandGoods(lines, store);
    const bill = createBill({
      lines,
      store,
      distance: body.order_type === 'delivery' ? Number(body.distance) : null,
      rates: { perKilometre: 2, least: 3, most: 25 },
      service,
      packaging: getPackagingFee(store, body),
      tip: Number(body.dm_tips ?? 0),
      newer: this.shop.newer,
    });
    return { guest, store, bill };
  }

  /** The wallet's part of the total, for the customer only; refused with status 203 where it would cover everything. */
  private payByWallet(owner: string, body: Row, total: number): number {
    if (!Number(body.partial_payment ?? 0)) return 0;
    if (owner !== customer.id || this.shop.wallet.balance >= total)
      refuse(203, 'partial_payment', 'Cannot be paid in part');
    return this.shop.wallet.pay(total, 'order');
  }

  place(call: Call): PlacedOrder {
    const { body } = call;
    const { guest, store, bill } = this.reckon(call);
    this.demandPictures(
      bill.lines.map(({ bought }) => bought),
      call,
    );
    if (store && !body.is_buy_now) this.shop.carts.clear(guest, store.module_id);
    const walletPaid = this.payByWallet(guest, body, bill.total);
    const order: PlacedOrder = {
      id: 100_001 + this.placed.length,
      guest,
      body,
      moduleId: getModule(call),
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
