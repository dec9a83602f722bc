import { customer, demandFields } from './demands';
import type { Row, ShopData, StoreRow } from './goods';
import { toShopTime } from './order-wire';
import { refuse, Refusal } from './web';

/*
 * Rental as the family has it: other methods and paths than orders, hours for moments, and payment only once a trip is
 * booked. One provider rents out one kind of vehicle by the day.
 */

const rate = 40;
const discount = 10;
const tax = 5;

/** A provider is a store. */
const providerFrom = (store: StoreRow): Row => ({
  ...store,
  id: 41,
  module_id: 8,
  name: 'Harbour Wheels',
  pickup_zone_id: '[7]',
  discount: null,
  tax,
});

const readVehicle = (provider: Row): Row => ({
  id: 901,
  name: 'Blue van',
  description: 'Seats nine.',
  provider_id: provider.id,
  provider,
  category: { id: 71, name: 'Vans' },
  brand: { id: 72, name: 'Kite' },
  seating_capacity: '9',
  fuel_type: 'diesel',
  transmission_type: 'manual',
  air_condition: 1,
  trip_hourly: 0,
  trip_distance: 0,
  trip_day_wise: 1,
  hourly_price: 0,
  distance_price: 0,
  day_wise_price: rate,
  discount_price: discount,
  discount_type: 'percent',
  total_vehicle_count: 3,
  avg_rating: 0,
  rating_count: 0,
  thumbnail_full_url: null,
  images_full_url: [],
});

interface Line {
  id: number;
  owner: string;
  quantity: number;
}

export interface PlacedTrip {
  id: number;
  owner: string;
  body: Row;
  plan: Row;
  quantity: number;
  /** Cents. */
  total: number;
  status: 'pending' | 'payment_failed';
  /** Null until it is paid, or was to be. */
  paymentMethod: string | null;
  isPaid: boolean;
}

/** What came by the shop's clock, without its offset. */
const withoutOffset = (moment: unknown) => String(moment).slice(0, 19).replace('T', ' ');

const vehicleDays = (plan: Row) => Math.max(1, Math.round(Number(plan.estimated_hours) / 24));

/** Cents: days × rate × vehicles, less the discount, with tax, and what every order costs besides. */
function tripBill(plan: Row, quantity: number, service: number) {
  const gross = vehicleDays(plan) * rate * 100 * quantity;
  const off = Math.round((gross * discount) / 100);
  const added = Math.round(((gross - off) * tax) / 100);
  return { gross, off, added, total: gross - off + added + service * 100 };
}

/** Carts with their plans, and trips. */
export class Rental {
  private lines: Line[] = [];
  private readonly plans = new Map<string, Row>();
  private last = 0;
  readonly trips: PlacedTrip[] = [];
  readonly provider: Row;
  readonly vehicle: Row;
  private readonly service: number;

  constructor({ stores, config }: Pick<ShopData, 'stores' | 'config'>) {
    const [store] = stores;
    if (!store) throw new Error('there is no store to rent from');
    this.provider = providerFrom(store);
    this.vehicle = readVehicle(this.provider);
    this.service = Number(config.additional_charge);
  }

  private own = (owner: string) => this.lines.filter((line) => line.owner === owner);

  /** Each line contains the provider. */
  cart = (owner: string): Row => ({
    carts: this.own(owner).map(({ id, quantity }) => ({
      id,
      quantity,
      vehicle_id: this.vehicle.id,
      vehicle: this.vehicle,
      provider: { ...this.provider, pickup_zone_id: ['7'] },
    })),
    user_data: this.plans.get(owner) ?? [],
  });

  /** Of all vehicles. Who changes it names it by its id. Times lose their zone; how long it lasts are hours. */
  plan(owner: string, body: Row, id: number | null = null): void {
    demandFields(body, [
      'rental_type',
      body.rental_type === 'distance_wise' ? 'distance' : 'estimated_hours',
    ]);
    const known = this.plans.get(owner);
    if (id !== null && known?.id !== id) refuse(404, 'user_data', 'Not found');
    for (const name of ['estimated_hours', 'destination_time', 'distance'])
      if (Number.isNaN(Number(body[name] ?? 0))) throw new Refusal(500, { message: `${name}: bad number` });
    this.last += 1;
    this.plans.set(owner, {
      id: known?.id ?? this.last,
      pickup_location: body.pickup_location ?? known?.pickup_location,
      destination_location: body.destination_location ?? null,
      pickup_time: withoutOffset(body.pickup_time ?? known?.pickup_time),
      rental_type: body.rental_type,
      estimated_hours: Number(body.estimated_hours ?? 0),
      destination_time: Number(body.destination_time ?? 0),
      distance: Number(body.distance ?? 0),
      total_cart_price: 0,
    });
  }

  add(owner: string, body: Row): void {
    demandFields(body, ['vehicle_id']);
    if (this.own(owner).length > 0) refuse(403, 'cart_item', 'Vehicle already exists');
    this.plan(owner, body);
    this.last += 1;
    this.lines.push({ id: this.last, owner, quantity: Number(body.quantity ?? 1) });
  }

  update(owner: string, id: number, quantity: number | null): void {
    const line = this.own(owner).find((one) => one.id === id);
    if (!line) return refuse(404, 'cart', 'Not found');
    if (quantity === null) this.lines = this.lines.filter((one) => one !== line);
    else line.quantity = quantity;
  }

  clear(owner: string): void {
    this.lines = this.lines.filter((line) => line.owner !== owner);
    this.plans.delete(owner);
  }

  /** Tax of the trip in the cart. */
  taxOf(owner: string): Row {
    const [line] = this.own(owner);
    const plan = this.plans.get(owner);
    if (!line || !plan) return refuse(403, 'cart', 'Your cart is empty');
    const { added } = tripBill(plan, line.quantity, this.service);
    return { tax_amount: added / 100, tax_status: 'excluded', tax_included: 0 };
  }

  /** Takes no payment, and looks at no total but its own. */
  book(owner: string, body: Row): PlacedTrip {
    demandFields(body, ['provider_id', 'trip_amount', 'trip_type']);
    if (owner !== customer.id)
      demandFields(body, ['contact_person_name', 'contact_person_number', 'contact_person_email']);
    const [line] = this.own(owner);
    const plan = this.plans.get(owner);
    if (!line || !plan) return refuse(403, 'cart', 'Your cart is empty');
    const { quantity } = line;
    const trip: PlacedTrip = {
      id: 5_001 + this.trips.length,
      owner,
      body,
      plan: { ...plan, pickup_time: withoutOffset(body.schedule_at) },
      quantity,
      total: tripBill(plan, quantity, this.service).total,
      status: 'pending',
      paymentMethod: null,
      isPaid: false,
    };
    this.trips.push(trip);
    this.clear(owner);
    return trip;
  }

  find = (owner: string, id: unknown): PlacedTrip =>
    this.trips.find((trip) => trip.owner === owner && trip.id === Number(id)) ??
    refuse(404, 'trip', 'Not found');

  toWire = (trip: PlacedTrip): Row => {
    const { id, body, plan, quantity } = trip;
    const { gross, off, added, total } = tripBill(plan, quantity, this.service);
    const start = Date.parse(`${String(plan.pickup_time).replace(' ', 'T')}Z`);
    const contact = ['contact_person_name', 'contact_person_number', 'contact_person_email'];
    return {
      id,
      trip_type: plan.rental_type,
      scheduled: 1,
      schedule_at: plan.pickup_time,
      estimated_trip_end_time: withoutOffset(
        new Date(start + Number(plan.estimated_hours) * 3_600_000).toISOString(),
      ),
      estimated_hours: plan.estimated_hours,
      distance: plan.distance,
      pickup_location: plan.pickup_location,
      destination_location: plan.destination_location,
      trip_status: trip.status,
      provider: this.provider,
      user_info: Object.fromEntries(contact.map((name) => [name, body[name] ?? ''])),
      trip_note: body.additional_note ?? null,
      quantity,
      discount_on_trip: off / 100,
      coupon_discount_amount: 0,
      tax_amount: added / 100,
      tax_status: 'excluded',
      additional_charge: this.service,
      trip_amount: total / 100,
      partially_paid_amount: 0,
      payment_method: trip.paymentMethod,
      payment_status: trip.isPaid ? 'paid' : 'unpaid',
      created_at: new Date().toISOString(),
      pending: toShopTime(new Date()),
      trip_details: [
        {
          id: 1,
          vehicle_id: this.vehicle.id,
          vehicle_details: JSON.stringify(this.vehicle),
          rental_type: plan.rental_type,
          quantity,
          price: gross / 100,
          original_price: gross / 100 / quantity,
          discount_on_trip: off / 100 / quantity,
          license_plate_number: [],
        },
      ],
    };
  };
}
