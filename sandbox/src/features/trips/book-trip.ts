import { normalisePhone, priceTripLine, getRate, storeDiscount } from '@shop/domain';
import { json, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { onceUnderKey } from '../../http/once';
import { Refusal } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { countUse } from '../coupons/coupon-store';
import { payFor, type StartedPayment } from '../payments/start-payment';
import { emptyRentalCart } from '../rental-cart/cart-store';
import { toRates } from '../rental-cart/rental-checks';
import { checkTrip } from './trip-checks';
import { lineToPrice, readTripSituation, type BookBody, type TripSituation } from './trip-situation';

export interface Booked {
  tripId: number;
  total: number;
  /** The gateway's page for the payment; null: nothing more to do. */
  payment: StartedPayment | null;
}

const columns = `owner_kind, owner_id, provider_id, module_id, zone_id, pickup, destination, pickup_at, return_at,
  rental_type, metres, driver, payment_method, subtotal, discount, coupon, tax, tax_included, driver_fee, total,
  contact_name, contact_phone, contact_email, note, coupon_code, created_at`;

async function insertTrip(
  tx: Queries,
  { body, owner, plan, store, zone, totals, coupon }: TripSituation,
  now: Date,
): Promise<number> {
  const row = {
    owner_kind: owner.kind,
    owner_id: owner.id,
    provider_id: store.id,
    module_id: store.moduleId,
    zone_id: zone.id,
    pickup: plan.pickup,
    destination: plan.destination,
    pickup_at: plan.pickupAt,
    return_at: plan.returnAt,
    rental_type: plan.rentalType,
    metres: plan.distance,
    driver: plan.driver,
    payment_method: body.payment_method,
    subtotal: totals.subtotal,
    discount: totals.discount,
    coupon: totals.coupon,
    tax: totals.tax,
    tax_included: totals.taxIncluded,
    driver_fee: totals.driverFee,
    total: totals.total,
    contact_name: body.contact_person_name,
    contact_phone: normalisePhone(body.contact_person_number),
    contact_email: body.contact_person_email,
    note: body.note,
    coupon_code: coupon?.code ?? '',
    created_at: now.toISOString(),
  };
  const [trip] = await tx.query<{ id: number }>(
    `INSERT INTO trips (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::trips, $1::jsonb) RETURNING id`,
    [json(row)],
  );
  if (!trip) throw new Error('an insert that returns answers a row');
  await tx.query(`INSERT INTO trip_history (trip_id, status, at) VALUES ($1, 'pending', $2)`, [trip.id, now]);
  return trip.id;
}

/** Where the provider's discount replaces the vehicles' own, lines have none (D-14). */
async function insertLines(
  tx: Queries,
  tripId: number,
  { entries, plan, store }: TripSituation,
  { now, timeZone }: View,
): Promise<void> {
  const priced = entries.map((entry) => ({ ...priceTripLine(lineToPrice(entry), plan, timeZone), entry }));
  const providerDiscount = storeDiscount(
    store.discount,
    priced.map((line) => ({ ...line, quantity: line.entry.quantity })),
    now,
    timeZone,
  );
  for (const { gross, discount, entry } of priced) {
    const { vehicle, quantity } = entry;
    await tx.query(
      `INSERT INTO trip_lines (trip_id, vehicle_id, name_i18n, image, quantity, rate, total, discount)
       VALUES ($1, $2, $3::jsonb, $4, $5, $6, $7, $8)`,
      [
        tripId,
        vehicle.id,
        json(vehicle.name_i18n),
        vehicle.image,
        quantity,
        getRate(toRates(vehicle), plan.rentalType),
        gross,
        providerDiscount.applies ? 0 : discount,
      ],
    );
  }
}

/**
 * Books the owner's rental cart in one transaction: checks everything again (D-16), charges the server's own totals,
 * reserves the vehicles, empties the cart. Repeated requests with one key return the same trip (D-21).
 */
export async function bookTrip(
  shop: Shop,
  owner: Owner,
  body: BookBody,
  key: string | null,
  view: View,
): Promise<Booked> {
  const { rules: config } = await shop.settings();
  if (owner.kind === 'guest' && !config.guestCheckout)
    throw new Refusal(401, [{ code: 'auth-001', text: 'signInToBook' }]);
  return onceUnderKey(shop.database, { owner, key, body: { ...body, trip: true } }, async (tx) => {
    const situation = await readTripSituation(tx, owner, body, config, view);
    await checkTrip(tx, situation, view);
    const tripId = await insertTrip(tx, situation, view.now);
    await insertLines(tx, tripId, situation, view);
    await emptyRentalCart(tx, situation.cartId);
    const thing = { kind: 'trip', id: tripId } as const;
    if (situation.coupon) await countUse(tx, situation.coupon.id, thing);
    const payment = await payFor(tx, situation, thing, view);
    return { tripId, total: situation.totals.total, payment };
  });
}
