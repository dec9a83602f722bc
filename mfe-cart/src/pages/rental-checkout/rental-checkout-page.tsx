import { toVehicleAnalyticsItem } from '@shop/domain';
import { useTrackView } from '@shop/events';
import { isolate, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import {
  buttonStyles,
  Container,
  EmptyState,
  ErrorCard,
  Seo,
  space,
  Text,
  Title,
  type ButtonStyleProps,
} from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useDraft } from '../../ordering/draft/use-draft';
import { Columns, Stack, Waiting } from '../../components/checkout-frame/checkout-columns';
import { SignInFirst, useWhoMustSignIn } from '../../components/checkout-frame/sign-in-first';
import { useFrozen } from '../../components/checkout-frame/use-frozen';
import { messages } from '../../messages';
import { useLatest } from '../../ordering/use-latest';
import { useMergeQuestion } from '../../rental-cart/use-merge-question';
import { useRentalCart, type ShownRentalCart } from '../../rental-cart/use-rental-cart';
import { BookingSummary, ContactSection, PaymentSection, TripSection } from './booking-sections';
import { TripChangesPanel } from './trip-changes-panel';
import { useBooking, type BookingInput } from './use-booking';
import { useBookingFacts } from './use-booking-facts';
import { useSendingTrip } from './use-sending-trip';

/** The checkout of a rental cart: trip, contact, payment, and 'Book'. D-20, D-21, ENT-23. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <Frame>
      <Seo title={t('rental.checkout.title')} />
      <Title tabIndex={-1}>{t('rental.checkout.title')}</Title>
      <Content />
    </Frame>
  );
}

function Content() {
  const { t } = useTranslation(messages);
  const mustSignIn = useWhoMustSignIn(true);
  useMergeQuestion();
  const { value: cart, freeze } = useFrozen(useRentalCart());
  if (mustSignIn) return <SignInFirst key={mustSignIn} because={mustSignIn} />;
  if (cart.failed)
    return (
      <ErrorCard title={t('rental.failed')} retryLabel={t('retry')} onRetry={cart.retry}>
        {cart.refusal}
      </ErrorCard>
    );
  if (!cart.isKnown) return <Waiting />;
  if (!cart.provider || !cart.plan || cart.lines.length === 0) return <NothingToBook />;
  return <Booking key={cart.provider.id} cart={cart} providerId={cart.provider.id} freeze={freeze} />;
}

const nothing = () => undefined;

/**
 * The checkout of an empty rental cart. If the response to a booking was lost, its result is looked up here. D-21,
 * F-28.
 */
function NothingToBook() {
  const { t } = useTranslation(messages);
  const { busy, recover } = useSendingTrip({ onLeaving: nothing, onRefused: () => true });
  const latest = useLatest(recover);
  useEffect(() => void latest.current(), [latest]);
  if (busy) return <Waiting />;
  return (
    <EmptyState
      title={t('rental.empty.title')}
      action={<ButtonLink to="/rental/vehicle-search?all_category=1">{t('rental.empty.action')}</ButtonLink>}
    >
      {t('rental.empty.text')}
    </EmptyState>
  );
}

function Booking({
  cart,
  providerId,
  freeze,
}: {
  cart: ShownRentalCart;
  providerId: number;
  freeze: () => void;
}) {
  const { t } = useTranslation(messages);
  const { draft, change, ...whose } = useDraft(`trip:${providerId}`);
  const { facts, error, reread, hasStaleResponses } = useBookingFacts(cart, draft?.coupon ?? null);
  if ((!facts && error) || (!draft && whose.error)) {
    const retry = () => void Promise.all([reread(), whose.retry()]);
    return <ErrorCard title={t('rental.checkout.failed')} retryLabel={t('retry')} onRetry={retry} />;
  }
  if (!facts || !draft) return <Waiting />;
  const { isUpdating } = cart;
  return <Open {...{ facts, draft, change, reread, hasStaleResponses, isUpdating }} onLeaving={freeze} />;
}

function Open(input: BookingInput) {
  const { t, direction } = useTranslation(messages);
  const booking = useBooking(input);
  useTrackView(`trip ${input.facts.provider.id}`, () => ({
    name: 'begin_checkout',
    value: booking.totals.total,
    items: input.facts.lines.map(({ vehicle, quantity }) => toVehicleAnalyticsItem(vehicle, quantity)),
  }));
  return (
    <Columns>
      <Stack>
        <Text $soft>
          {t('rental.checkout.from', { provider: isolate(input.facts.provider.name, direction) })}
        </Text>
        {booking.changes.isOpen && <TripChangesPanel changes={booking.changes} />}
        <TripSection booking={booking} />
        <ContactSection booking={booking} />
        <PaymentSection booking={booking} />
      </Stack>
      <BookingSummary booking={booking} />
    </Columns>
  );
}

const Frame = styled(Container)`
  display: grid;
  gap: ${space('md')};
  padding-block: ${space('lg')} ${space('xxl')};
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
