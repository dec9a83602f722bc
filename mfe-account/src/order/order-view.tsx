import type { Order, OrderLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Card, color, Heading, Icon, media, size, Skeleton, space, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { writeAddress } from '../account/inbox-address';
import { messages } from '../messages';
import { CourierCard } from './courier-card';
import { OrderFacts } from './order-facts';
import { OrderFigures } from './order-figures';
import { OrderLines } from './order-lines';
import { OrderTimeline } from './order-timeline';
import { StatusChip } from './status-chip';
import { isUnderWay } from './use-order';
import { Whereabouts } from './whereabouts';

interface Props {
  order: Order;
  lines: readonly OrderLine[] | undefined;
  /** Of a guest's order; null: the customer's own. */
  phone: string | null;
  /** What can be done with it. */
  tools?: ReactNode;
}

/** An order as it stands: its way, who brings it, lines, figures and where it goes. D-24. */
export function OrderView({ order, lines, phone, tools }: Props) {
  const { t } = useTranslation(messages);
  return (
    <Columns>
      <Sheet>
        <OrderHead order={order} canWrite={phone === null} />
        {tools}
        <OrderTimeline order={order} />
        {order.courier && (
          <CourierCard courier={order.courier} canWrite={phone === null && isUnderWay(order)} />
        )}
        <Whereabouts order={order} phone={phone} />
      </Sheet>
      <Sheet>
        {lines ? <OrderLines lines={lines} /> : <Skeleton $height={`${order.lineCount * 68 + 32}px`} />}
        <Heading>{t('track.summary')}</Heading>
        <OrderFigures totals={order.totals} />
        <OrderFacts order={order} />
      </Sheet>
    </Columns>
  );
}

function OrderHead({ order, canWrite }: { order: Order; canWrite: boolean }) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  return (
    <div>
      <Head>
        <Heading>{t('track.order', { id: order.id })}</Heading>
        <StatusChip status={order.status} live />
      </Head>
      <Text $soft $small>
        <bdi>{order.store.name}</bdi>
        {order.placedAt && ` · ${t('track.placed', { at: moment(order.placedAt) })}`}
      </Text>
      {canWrite && (
        <Ask to={writeAddress('vendor', order.store.id)}>
          <Icon name="chat" size={16} />
          {t('inbox.toStore')}
        </Ask>
      )}
      {order.scheduledAt && <Text $small>{t('track.scheduled', { at: moment(order.scheduledAt) })}</Text>}
    </div>
  );
}

const Ask = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 32px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space('md')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')};
`;
