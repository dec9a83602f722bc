import { usePageTitle } from '@shop/api';
import type { Store } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Link, useNavigate } from '@shop/router';
import { useSession } from '@shop/session';
import {
  buttonLook,
  type ButtonLook,
  Card,
  Container,
  EmptyState,
  ErrorCard,
  Skeleton,
  space,
  Text,
  Title,
  toast,
} from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { CheckoutFacts } from './checkout-order';
import { NoteField } from './note-field';
import { PlaceOrder } from './place-order';
import { Summary } from './summary';
import { useCheckout } from './use-checkout';
import { useOrderedLines, type OrderedLines } from './use-ordered-lines';

/** What is ordered, how it comes, who pays how, what it costs: D-20 as far as the cart goes. */
export function Page() {
  const { t } = useTranslation(messages);
  const title = usePageTitle(t('checkout.title'));
  const ordered = useOrderedLines();
  return (
    <Frame>
      <title>{title}</title>
      <Title tabIndex={-1}>{t('checkout.title')}</Title>
      {ordered.failed ? (
        <ErrorCard title={t('checkout.failed')} retryLabel={t('retry')} onRetry={ordered.retry} />
      ) : ordered.isKnown && ordered.lines.length === 0 ? (
        <EmptyState title={t('empty.title')} action={<Home to="/home">{t('empty.action')}</Home>}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <Checkout ordered={ordered} />
      )}
    </Frame>
  );
}

function Checkout({ ordered }: { ordered: OrderedLines }) {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  const checkout = useCheckout(
    ordered,
    (orderId, phone) => {
      const query = new URLSearchParams({ order_id: String(orderId), ...(signedIn ? {} : { phone }) });
      void navigate(`/order-confirmed?${query.toString()}`, { replace: true });
    },
    (changes) => {
      for (const change of changes) toast.error(change);
      toast.info(t('checkout.changed'), { lasts: 8_000 });
    },
  );
  if (checkout.error)
    return <ErrorCard title={t('checkout.failed')} retryLabel={t('retry')} onRetry={checkout.retry} />;
  if (!checkout.facts || !checkout.totals) return <Waiting label={t('checkout.loading')} />;
  return (
    <Columns>
      <Steps checkout={checkout} facts={checkout.facts} />
      <Side>
        <Summary lines={checkout.facts.lines} totals={checkout.totals} />
        <PlaceOrder checkout={checkout} minimum={checkout.facts.store.minimumOrder} />
      </Side>
    </Columns>
  );
}

type CheckoutState = ReturnType<typeof useCheckout>;

function Steps({ checkout, facts }: { checkout: CheckoutState; facts: CheckoutFacts }) {
  const { t } = useTranslation(messages);
  const { draft, change } = checkout;
  const { store } = facts;
  return (
    <Stack>
      <Text $soft>
        <bdi>{t('checkout.from', { store: store.name })}</bdi>
      </Text>
      <OrderTypes checkout={checkout} store={store} />
      <Slot
        name="delivery-details"
        fallback={<Skeleton $height="180px" />}
        orderType={draft.orderType}
        storeZoneId={store.zoneId}
        value={draft.address}
        onChange={(address) => change({ address })}
      />
      <Payments checkout={checkout} />
      <NoteField value={draft.note} onChange={(note) => change({ note })} />
    </Stack>
  );
}

function OrderTypes({ checkout: { draft, change }, store }: { checkout: CheckoutState; store: Store }) {
  const { t } = useTranslation(messages);
  const options = [
    {
      value: 'delivery',
      label: t('checkout.delivery'),
      note: t('checkout.deliveryHint'),
      icon: 'scooter',
      disabled: !store.delivery,
    },
    {
      value: 'take_away',
      label: t('checkout.takeAway'),
      note: t('checkout.takeAwayHint'),
      icon: 'bag',
      disabled: !store.takeAway,
    },
  ] as const;
  return (
    <Card>
      <RadioCardGroup
        label={t('checkout.orderType')}
        name="order-type"
        value={draft.orderType}
        onChange={(value) => change({ orderType: value === 'take_away' ? 'take_away' : 'delivery' })}
        options={options}
      />
    </Card>
  );
}

function Payments({ checkout: { draft, change } }: { checkout: CheckoutState }) {
  const { t } = useTranslation(messages);
  const cash = {
    value: 'cash_on_delivery',
    label: t('checkout.cash'),
    note: t('checkout.cashHint'),
    icon: 'wallet',
  } as const;
  return (
    <Card>
      <RadioCardGroup
        label={t('checkout.payment')}
        name="payment"
        value={draft.payment}
        onChange={() => change({ payment: 'cash_on_delivery' })}
        options={[cash]}
      />
    </Card>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <Columns aria-busy="true" aria-label={label} role="status">
    <Stack>
      <Skeleton $height="120px" />
      <Skeleton $height="180px" />
      <Skeleton $height="110px" />
    </Stack>
    <Skeleton $height="320px" />
  </Columns>
);

const Frame = styled(Container)`
  display: grid;
  gap: ${space('lg')};
  padding-block: ${space('lg')} ${space('xxl')};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space('lg')};
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space('md')};
`;

const Side = styled(Stack)`
  @media (min-width: 900px) {
    position: sticky;
    inset-block-start: 88px;
  }
`;

const Home = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
