import { demandFields } from './demands';
import type { Row, StoreRow } from './goods';
import { refuse } from './web';

/*
 * Rental of the family: other methods and paths than orders. One provider rents out one kind of vehicle by the day.
 */

const rate = 40;
const discount = 10;
const tax = 5;
const day = 86_400_000;

/** A provider is a store. */
const providerFrom = (store: StoreRow): Row => ({
  ...store,
  id: 41,
  module_id: 8,
  name: 'Harbour Wheels',
  pickup_zone_id: '[7]',
  total_vehicles: 3,
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
  hourly_price: null,
  distance_price: null,
  day_wise_price: rate,
  discount_price: discount,
  discount_type: 'percent',
  total_vehicles: 3,
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
}

/** Cents: started days × rate × vehicles, minus the discount, plus the provider's tax. */
function tripBill({ pickup_time: from, destination_time: to }: Row, quantity: number) {
  const days = Math.ceil((Date.parse(String(to)) - Date.parse(String(from))) / day);
  const gross = days * rate * 100 * quantity;
  const off = Math.round((gross * discount) / 100);
  const added = Math.round(((gross - off) * tax) / 100);
  return { gross, off, added, total: gross - off + added };
}

const planFields = ['pickup_location', 'pickup_time', 'destination_time', 'rental_type'];

/** Carts with their plans, and trips. */
export class Rental {
  private lines: Line[] = [];
  private readonly plans = new Map<string, Row>();
  private last = 0;
  readonly trips: PlacedTrip[] = [];
  readonly provider: Row;
  readonly vehicle: Row;

  constructor(stores: readonly StoreRow[]) {
    const [store] = stores;
    if (!store) throw new Error('there is no store to rent from');
    this.provider = providerFrom(store);
    this.vehicle = readVehicle(this.provider);
  }

  private own = (owner: string) => this.lines.filter((line) => line.owner === owner);

  /** Each line contains the provider. */
  cart = (owner: string): Row => ({
    carts: this.own(owner).map(({ id, quantity }) => ({
      id,
      quantity,
      vehicle_id: this.vehicle.id,
      vehicle: this.vehicle,
      provider: this.provider,
    })),
    user_data: this.plans.get(owner) ?? null,
  });

  plan(owner: string, body: Row): void {
    demandFields(body, planFields);
    this.last += 1;
    this.plans.set(owner, { distance: 0, ...body, id: this.plans.get(owner)?.id ?? this.last });
  }

  add(owner: string, body: Row): void {
    demandFields(body, ['vehicle_id', 'quantity']);
    this.plan(owner, body);
    if (this.own(owner).length > 0) refuse(403, 'cart_item', 'Vehicle already exists');
    this.last += 1;
    this.lines.push({ id: this.last, owner, quantity: Number(body.quantity) });
  }

  update(owner: string, id: number, quantity: number | null): void {
    const line = this.own(owner).find((one) => one.id === id);
    if (!line) return refuse(404, 'cart', 'Not found');
    if (quantity === null) this.lines = this.lines.filter((one) => one !== line);
    else line.quantity = quantity;
  }

  clear(owner: string): void {
    this.lines = this.lines.filter((line) => line.owner !== owner);
  }

  book(owner: string, body: Row): PlacedTrip {
    demandFields(body, ['provider_id', 'trip_amount', 'payment_method', 'contact_person_name']);
    const [line] = this.own(owner);
    const plan = this.plans.get(owner);
    if (!line || !plan) return refuse(403, 'trip_details', 'Your cart is empty');
    const { quantity } = line;
    const trip: PlacedTrip = {
      id: 5_001 + this.trips.length,
      owner,
      body,
      plan,
      quantity,
      total: tripBill(plan, quantity).total,
    };
    this.trips.push(trip);
    this.clear(owner);
    return trip;
  }

  find = (owner: string, id: unknown): PlacedTrip =>
    this.trips.find((trip) => trip.owner === owner && trip.id === Number(id)) ??
    refuse(404, 'trip', 'Not found');

  toWire = ({ id, body, plan, quantity }: PlacedTrip): Row => {
    const { gross, off, added, total } = tripBill(plan, quantity);
    return {
      ...plan,
      id,
      trip_status: 'pending',
      provider: this.provider,
      user_info: body,
      trip_note: body.note ?? '',
      quantity,
      vehicle_amount: gross / 100,
      discount_on_trip: off / 100,
      tax_amount: added / 100,
      tax_status: 'excluded',
      trip_amount: total / 100,
      payment_method: body.payment_method,
      payment_status: 'unpaid',
      created_at: new Date().toISOString(),
      pending: new Date().toISOString(),
      trip_details: [
        {
          id: 1,
          vehicle_id: this.vehicle.id,
          name: this.vehicle.name,
          quantity,
          price: rate,
          total: gross / 100,
          discount_on_line: off / 100,
        },
      ],
    };
  };
}
