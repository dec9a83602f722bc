import type { Order, OrderLine } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, Chip, Heading, Skeleton, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { OrderFigures, OrderLines } from './order-summary';
import { OrderTimeline } from './order-timeline';
import { isUnderWay } from './use-tracked-order';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space('md')};
  @media (min-width: 900px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Sheet = styled(Card)`
  display: grid;
  gap: ${space('sm')};
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')};
`;

/** An order as it stands: its way, lines, figures and where it goes. D-24. */
export function OrderResult({ order, lines }: { order: Order; lines: readonly OrderLine[] | undefined }) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  return (
    <Columns>
      <Sheet>
        <Head>
          <Heading>{t('track.order', { id: order.id })}</Heading>
          <Chip $tone="brand" role="status" data-testid="order-status">
            {t(`status.${order.status}`)}
          </Chip>
        </Head>
        {order.placedAt && (
          <Text $soft $small>
            {t('track.placed', { at: moment(order.placedAt) })}
          </Text>
        )}
        {order.scheduledAt && <Text $small>{t('track.scheduled', { at: moment(order.scheduledAt) })}</Text>}
        <OrderTimeline order={order} />
        <Whereabouts order={order} />
      </Sheet>
      <Sheet>
        {lines && <OrderLines lines={lines} />}
        <OrderFigures totals={order.totals} />
        <Destination order={order} />
      </Sheet>
    </Columns>
  );
}

/** Where an order under way goes, and from where. ADDR-22. */
function Whereabouts({ order }: { order: Order }) {
  const { address, store, orderType } = order;
  const isKnown = address !== null && (address.latitude !== 0 || address.longitude !== 0);
  if (!isKnown || orderType === 'take_away' || !isUnderWay(order)) return null;
  const { latitude, longitude } = address;
  return (
    <Slot
      name="delivery-map"
      fallback={<Skeleton $height="380px" />}
      destination={{ position: { latitude, longitude }, name: address.address }}
      start={store.position && { position: store.position, name: store.name, kind: 'store' }}
    />
  );
}

function Destination({ order: { orderType, address, store, paymentMethod, paid, note } }: { order: Order }) {
  const { t } = useTranslation(messages);
  const isTakeAway = orderType === 'take_away';
  const where = isTakeAway ? [store.name, store.address].filter(Boolean).join(', ') : address?.address;
  return (
    <>
      {where && <Fact label={t(isTakeAway ? 'track.pickUpAt' : 'track.deliverTo')}>{where}</Fact>}
      {address?.contactName && (
        <Fact label={t('track.contact')}>{`${address.contactName} \u2066${address.contactPhone}\u2069`}</Fact>
      )}
      <Fact label={t('track.payment')}>
        {`${t(`payment.${paymentMethod}`)} · ${t(paid ? 'track.paid' : 'track.unpaid')}`}
      </Fact>
      {note && <Fact label={t('track.note')}>{note}</Fact>}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <Text $soft $small>
      {label}
    </Text>
    <p>
      <bdi>{children}</bdi>
    </p>
  </div>
);
