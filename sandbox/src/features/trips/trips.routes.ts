import {
  bookTrip as bookTripCall,
  cancelTrip,
  payTrip,
  submitTripReview,
  tripDetails,
  tripList,
  type PayTripBody,
} from '@shop/contract';
import { isTripOver, tripStatuses, type PaymentMethod } from '@shop/domain';
import { keyIn } from '../../http/once';
import { invalid, notFound } from '../../http/refusal';
import { translate, type TextKey } from '../../http/translate';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { pageToWire, toPaging } from '../catalog/paging';
import type { StartedPayment } from '../payments/start-payment';
import { changePayment } from '../payments/switch-payment';
import { bookTrip } from './book-trip';
import { cancelOwnTrip, runningTrips } from './trip-progress';
import { reviewVehicle } from './trip-review';
import { getTripLines, getTrips, visibleTrip } from './trip-store';
import { tripToWire } from './trip-wire';

/** null: of any status. */
const statusesByType = new Map([
  ['running', runningTrips],
  ['completed', tripStatuses.filter(isTripOver)],
  ['all', null],
]);

interface Paid {
  tripId: number;
  total: number;
  payment: StartedPayment | null;
}

const paidToWire = ({ tripId, total, payment }: Paid, message: TextKey, view: View) => ({
  message: translate(view.language, message),
  trip_id: tripId,
  total_amount: view.money(total),
  redirect_link: payment?.redirectLink ?? null,
  payment_id: payment?.paymentId ?? null,
});

/** Cash has a name of its own with trips; a part from the wallet is taken by the booking alone. */
function toPaymentMethod(name: PayTripBody['payment_method']): PaymentMethod {
  if (name === 'partial_payment') throw invalid('payment_method', 'paymentUnavailable');
  return name === 'cash_payment' ? 'cash_on_delivery' : name;
}

function bookingRoutes(server: Server): void {
  const { shop } = server;

  serve(
    server,
    bookTripCall,
    async ({ owner, body, view, header }) => {
      const booked = await bookTrip(shop, owner(), body, keyIn(header('idempotency-key')), view);
      return paidToWire(booked, 'tripBooked', view);
    },
    { perMinute: 300 },
  );

  serve(
    server,
    payTrip,
    async ({ owner, body, view }) => {
      const { trip_id: tripId } = body;
      const wanted = { ...body, payment_method: toPaymentMethod(body.payment_method) };
      const paid = await changePayment(shop, owner(), { kind: 'trip', id: tripId }, wanted, view);
      return paidToWire({ tripId, ...paid }, 'paymentUpdated', view);
    },
    { perMinute: 60 },
  );

  serve(server, cancelTrip, async ({ owner, body, view, language }) => {
    await cancelOwnTrip(shop.database, owner(), body.trip_id, body.reason, view.now);
    return { message: translate(language, 'tripCanceled') };
  });

  serve(
    server,
    submitTripReview,
    async ({ owner, body, view, language }) => {
      await reviewVehicle(shop.database, owner(), body, view.now);
      return { message: translate(language, 'reviewTaken') };
    },
    { perMinute: 60 },
  );
}

/** GEN-04: trips of customers and guests. */
export function tripRoutes(server: Server): void {
  const { database } = server.shop;
  bookingRoutes(server);

  serve(
    server,
    tripDetails,
    async ({ owner, query, view }) => {
      const trip = await visibleTrip(database, owner(), query, view);
      return tripToWire(trip, view, await getTripLines(database, trip.id, owner()));
    },
    { perMinute: 240 },
  );

  serve(server, tripList, async ({ owner, params, query, view }) => {
    const paging = toPaging(query);
    const statuses = statusesByType.get(params.type);
    if (statuses === undefined) throw notFound();
    const { total, rows } = await getTrips(database, owner(), statuses, paging);
    return pageToWire(
      'trips',
      total,
      paging,
      rows.map((row) => tripToWire(row, view)),
    );
  });
}
