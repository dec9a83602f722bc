import { ApiError } from '@shop/api';
import {
  planProblem,
  toVehicleAnalyticsItem,
  type Minor,
  type PlanProblem,
  type TripPlan,
  type TripTotals,
} from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useState } from 'react';
import type { CheckoutDraft } from '../../ordering/draft/checkout-draft';
import { useLatest, waitForRender } from '../../ordering/use-latest';
import { useReading } from '../../ordering/use-reading';
import { getPaymentCallback } from '../../payment/go-to-payment';
import { getPaymentProblem, getWalletAmount } from '../../payment/payment-rules';
import { usePaymentSituation } from '../../payment/use-payment-situation';
import { toSpotMessage } from '../../ordering/placing/refusals';
import { messages } from '../../messages';
import { priceFacts } from '../../rental-cart/trip-facts';
import { useRentalController } from '../../rental-cart/use-rental-cart';
import { toBookingBody } from './to-booking-body';
import type { BookingFacts } from './use-booking-facts';
import { useSendingTrip } from './use-sending-trip';
import { useTripChanges } from './use-trip-changes';

/** What is missing for a booking, in the order of the page. */
export type MissingBookingDetail = PlanProblem | 'vehicles' | 'contact' | 'payment';

/** Where on the page a message is shown. */
export type BookingSpot = 'plan' | 'contact' | 'coupon' | 'payment';

export interface BookingInput {
  facts: BookingFacts;
  draft: CheckoutDraft;
  change: (edits: Partial<CheckoutDraft>) => void;
  reread: () => Promise<void>;
  hasStaleResponses: boolean;
  isUpdating: boolean;
  onLeaving: () => void;
}

const planCodes = ['plan', 'pickup_zone', 'pickup_time', 'destination_time', 'provider'];

/** The server's message with its spot; null where it belongs to none on this page. */
function toBookingMessage({ entries }: ApiError): { spot: BookingSpot; text: string } | null {
  const planError = entries.find(({ code }) => planCodes.includes(code));
  if (planError) return { spot: 'plan', text: planError.message };
  const message = toSpotMessage(entries);
  if (message?.spot === 'coupon' || message?.spot === 'payment')
    return { spot: message.spot, text: message.text };
  return message?.spot === 'address' ? { spot: 'contact', text: message.text } : null;
}

/** Handles a refusal of the server: lists changes, and shows other messages at their spots. */
function useRefusals(
  { draft, facts }: BookingInput,
  read: () => Promise<unknown>,
  list: (error: ApiError) => void,
) {
  const [message, setMessage] = useState<ReturnType<typeof toBookingMessage>>(null);
  const [about, setAbout] = useState<unknown[]>([]);
  const refused = (error: ApiError): boolean => {
    if (error.status < 500) void read();
    if (error.has('changed')) {
      list(error);
      return true;
    }
    const found = toBookingMessage(error);
    setMessage(found);
    setAbout([draft, facts.plan]);
    return found !== null;
  };
  // A change by the customer may have solved it.
  const isCurrent = about[0] === draft && JSON.stringify(about[1]) === JSON.stringify(facts.plan);
  return { spotMessage: isCurrent ? message : null, refused };
}

function getMissing(
  { facts, draft }: BookingInput,
  mustMend: boolean,
  isPayable: boolean,
): MissingBookingDetail | null {
  const { address: contact } = draft;
  const planError = planProblem(facts.plan, facts.now.getTime());
  if (planError) return planError;
  if (mustMend) return 'vehicles';
  // The fields that the form marks as required.
  if (!contact?.contactName || !contact.contactPhone || !contact.contactEmail) return 'contact';
  return isPayable ? null : 'payment';
}

interface BookingStatus {
  input: BookingInput;
  totals: TripTotals;
  walletPaid: Minor;
  isBlocked: boolean;
  agreed: number | null;
  done: () => Promise<unknown>;
  refused: (error: ApiError) => boolean;
}

/** Plan and vehicles. The driver is chosen on this page, and may be on its way to the server. */
const toSubject = ({ plan, lines }: BookingFacts, { driver }: Pick<TripPlan, 'driver'>) => [
  { ...plan, driver },
  lines.map(({ vehicle, quantity }) => [vehicle.id, quantity]),
];

/** The refusal of a trip that another device has changed after the press. Other backends would book it. D-16. */
function toChanged(message: string): ApiError {
  const entry = { code: 'changed', message, reason: 'plan' };
  return new ApiError('http', 409, [entry], null, { errors: [entry] });
}

/** Books the trip as it is, and as it was shown, once no change is pending. */
function useBookingOnce(onLeaving: () => void, latest: { readonly current: BookingStatus }) {
  const { t } = useTranslation(messages);
  const controller = useRentalController();
  const sending = useSendingTrip({ onLeaving, onRefused: (error) => latest.current.refused(error) });
  const send = () => {
    const { facts: shown } = latest.current.input;
    return sending.send(async () => {
      await controller.settled();
      await latest.current.done();
      await waitForRender();
      const { input, totals, walletPaid, isBlocked, agreed, refused } = latest.current;
      const { facts, draft } = input;
      const subject = toSubject(facts, facts.plan);
      if (JSON.stringify(subject) !== JSON.stringify(toSubject(shown, facts.plan))) {
        refused(toChanged(t('rental.checkout.changed')));
        return null;
      }
      if (isBlocked) return null;
      const body = toBookingBody(facts, draft, totals, { callback: getPaymentCallback(), walletPaid });
      const items = facts.lines.map(({ vehicle, quantity }) => toVehicleAnalyticsItem(vehicle, quantity));
      return { body: agreed === null ? body : { ...body, trip_amount: agreed }, subject, items };
    });
  };
  return { send: () => void send(), busy: sending.busy };
}

/** The state and actions of the booking: totals, what is missing, what has changed, booking. D-16, D-20, D-21. */
export function useBooking(input: BookingInput) {
  const { facts, draft } = input;
  const reading = useReading(input.reread, input.hasStaleResponses, true);
  const totals = priceFacts(facts, draft.coupon);
  const situation = usePaymentSituation({ ...facts, store: facts.provider, total: totals.total });
  const changes = useTripChanges({ ...input, situation, isReading: reading.isReading });
  const payment = getPaymentProblem(situation, draft.payment);
  const walletPaid = getWalletAmount(situation, draft.payment);
  const mustMend = changes.changes.some(({ kind }) => kind === 'problem');
  const missing = getMissing(input, mustMend, payment === null);
  const { spotMessage: message, refused } = useRefusals(input, reading.read, changes.refuse);
  const isBlocked = missing !== null || changes.isOpen || facts.isTaxLoading;
  const latest = useLatest<BookingStatus>({
    ...{ input, totals, walletPaid, isBlocked, refused },
    agreed: changes.agreed,
    done: reading.done,
  });
  const once = useBookingOnce(input.onLeaving, latest);
  const [attempt, setAttempt] = useState(0);
  const book = () => (missing === null ? once.send() : setAttempt(attempt + 1));
  const isUpdating = input.isUpdating || reading.isReading || facts.isTaxLoading;
  return {
    ...input,
    totals,
    payment,
    walletPaid,
    changes,
    missing,
    message,
    attempt,
    book,
    busy: once.busy,
    isUpdating,
    /** Nothing is missing except the tax, which is part of the total: nothing is booked before it has loaded. */
    isPricing: missing === null && facts.isTaxLoading,
  };
}

export type Booking = ReturnType<typeof useBooking>;
