import type { Order, OrderLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Heading, Icon, size, Skeleton, space, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { writeAddress } from '../account/inbox-address';
import { messages } from '../messages';
import { PersonCard } from '../sheet/person-card';
import { Columns, Sheet, SheetHead } from '../sheet/sheet';
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
          <PersonCard
            title={t('courier.title')}
            person={order.courier}
            writeTo={
              phone === null && isUnderWay(order) ? writeAddress('delivery_man', order.courier.id) : null
            }
          />
        )}
        <Whereabouts order={order} phone={phone} />
      </Sheet>
      <Sheet>
        {lines ? <OrderLines lines={lines} /> : <Skeleton $height={`${order.lineCount * 68 + 32}px`} />}
        <Heading>{t('track.summary')}</Heading>
        <OrderFigures totals={order.totals} lines={lines} />
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
      <SheetHead>
        <Heading>{t('track.order', { id: order.id })}</Heading>
        <StatusChip status={order.status} live />
      </SheetHead>
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
