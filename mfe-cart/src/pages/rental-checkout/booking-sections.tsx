import { priceTripLine, getRate, type Address } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, Heading, Skeleton } from '@shop/ui';
import { useCallback, useId } from 'react';
import { ActionFrame, once } from '../../components/checkout-frame/action-frame';
import { Stack } from '../../components/checkout-frame/checkout-columns';
import { TotalsTable } from '../../components/checkout-frame/totals-table';
import { NoteField } from '../../components/checkout-frame/note-field';
import { OrderedEntries } from '../../components/checkout-frame/ordered-entries';
import { Spot } from '../../components/checkout-frame/spot';
import { OrderSummary } from '../../components/checkout-frame/order-summary';
import { CouponField } from '../../features/checkout-coupon/deferred-coupon-field';
import { PaymentField } from '../../components/payment-field/deferred-payment-field';
import { messages } from '../../messages';
import { PlanCard } from '../../components/trip-summary/plan-card';
import { usePlanTexts } from '../../rental-cart/use-plan-texts';
import { useTripRows } from '../../components/trip-summary/use-trip-rows';
import { DriverField } from './driver-field';
import type { Booking, BookingSpot } from './use-booking';

const planProblems: readonly unknown[] = ['past', 'order', 'tooLong', 'destinationMissing'];

const getSpotOfMissing = (missing: Booking['missing']): BookingSpot | null => {
  if (planProblems.includes(missing)) return 'plan';
  return missing === 'contact' || missing === 'payment' ? missing : null;
};

/**
 * The error at each spot: a missing detail once the customer has tried to book, or a message of the server. Problems of
 * the plan are shown at once.
 */
function useSpots({ missing, message, attempt }: Booking) {
  const { t } = useTranslation(messages);
  return (spot: BookingSpot) => {
    const isFirst = getSpotOfMissing(missing) === spot;
    const isShown = isFirst && (attempt > 0 || spot === 'plan');
    const missingText = isShown ? t(`rental.checkout.gap.${missing ?? ''}`) : null;
    return { problem: missingText ?? (message?.spot === spot ? message.text : null), isFirst, attempt };
  };
}

/** Plan, vehicles and driver. */
export function TripSection({ booking }: { booking: Booking }) {
  const { t } = useTranslation(messages);
  const texts = usePlanTexts();
  const { timeZone } = useFormat();
  const { facts } = booking;
  const { plan, lines, provider } = facts;
  const at = useSpots(booking);
  const entries = lines.map((line) => ({
    id: line.id,
    imageUrl: line.vehicle.imageUrl,
    name: line.vehicle.name,
    details: [
      t('rental.count', { count: line.quantity }),
      <span key="rate">
        {texts.rate(getRate(line.vehicle.rates, plan.rentalType) ?? 0, plan)} ×{' '}
        <bdi>{texts.getLength(plan)}</bdi>
      </span>,
    ],
    amount: priceTripLine(line, plan, timeZone).gross,
  }));
  return (
    <Stack as="section" aria-label={t('rental.plan.title')}>
      <Heading>{t('rental.plan.title')}</Heading>
      <Spot {...at('plan')}>
        <PlanCard plan={plan} provider={provider} lines={lines} />
      </Spot>
      <OrderedEntries entries={entries} />
      <DriverField plan={plan} provider={provider} />
    </Stack>
  );
}

/** Contact and note. ADDR-18. */
export function ContactSection({ booking }: { booking: Booking }) {
  const { t } = useTranslation(messages);
  const { facts, draft, change } = booking;
  const at = useSpots(booking);
  const handleAddress = useCallback((address: Address | null) => change({ address }), [change]);
  return (
    <Stack as="section" aria-label={t('rental.checkout.contact')}>
      <Heading>{t('rental.checkout.contact')}</Heading>
      <Spot {...at('contact')}>
        <Slot
          name="delivery-details"
          fallback={<Skeleton $height="240px" />}
          orderType="take_away"
          storeZoneId={facts.provider.zoneId}
          value={draft.address}
          onChange={handleAddress}
          isRental
        />
      </Spot>
      <NoteField
        value={draft.note}
        onChange={(note) => change({ note })}
        label={t('rental.checkout.note')}
        hint={t('rental.checkout.noteHint')}
      />
    </Stack>
  );
}

/** Coupon and payment method. D-20, D-22. */
export function PaymentSection({ booking }: { booking: Booking }) {
  const { t } = useTranslation(messages);
  const { facts, draft, change, totals, payment, attempt } = booking;
  const { provider, zone, config } = facts;
  const at = useSpots(booking);
  const { problem, ...spot } = at('payment');
  return (
    <Stack as="section" aria-label={t('checkout.steps.payment')}>
      <Heading>{t('checkout.steps.payment')}</Heading>
      <Spot {...at('coupon')}>
        <CouponField
          paidFor="trip"
          storeId={provider.id}
          amount={totals.subtotal - totals.discount}
          value={draft.coupon}
          onChange={(coupon) => change({ coupon })}
        />
      </Spot>
      {/* The field says itself what a way of paying cannot do. */}
      <Spot {...spot} problem={payment === null ? problem : null}>
        <PaymentField
          {...{ zone, config, store: provider, total: totals.total, value: draft.payment }}
          paidFor="trip"
          onChange={(chosen) => change({ payment: chosen })}
          problem={attempt > 0 ? payment : null}
        />
      </Spot>
    </Stack>
  );
}

/** The totals, and 'Book' with what is missing for it. */
export function BookingSummary({ booking }: { booking: Booking }) {
  const { t } = useTranslation(messages);
  const id = useId();
  const getRows = useTripRows();
  const { totals, facts, draft, walletPaid, missing, changes, busy, isUpdating, book } = booking;
  const key = missing ?? (changes.isOpen ? 'changes' : null);
  const hint = key && t(`rental.checkout.gap.${key}`);
  const count = facts.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <OrderSummary
      total={totals.total}
      isUpdating={isUpdating}
      walletPaid={walletPaid}
      count={t('rental.count', { count })}
      brief={facts.lines.map(({ id: line, quantity, vehicle }) => ({
        id: line,
        quantity,
        name: vehicle.name,
      }))}
      action={
        <ActionFrame id={id} hint={hint} promise={t('rental.checkout.promise')}>
          <Button
            wide
            busy={busy}
            disabled={changes.isOpen || booking.isPricing}
            onClick={once(book)}
            {...(hint ? { 'aria-describedby': id } : {})}
          >
            {t('rental.checkout.book')}
          </Button>
        </ActionFrame>
      }
    >
      <TotalsTable
        rows={getRows(totals, draft.coupon?.code ?? '')}
        totals={totals}
        isUpdating={isUpdating}
        walletPaid={draft.payment.method === 'wallet' ? 0 : walletPaid}
        testId="trip-total"
      />
    </OrderSummary>
  );
}
