import { type Order, type OrderLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Heading, Icon, size, Skeleton, space, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { isInProgress } from '../../orders/use-tracked';
import { toWriteAddress } from '../account/inbox-address';
import { Columns, Panel, PanelHead } from '../panel/panel';
import { PersonCard } from '../panel/person-card';
import { PicturedLines } from '../panel/pictured-lines';
import { OrderFacts } from './order-facts';
import { OrderPrescription } from './order-prescription';
import { OrderTimeline } from './order-timeline';
import { OrderTotalsTable } from './order-totals-table';
import { StatusChip } from './status-chip';
import { useArrivalText } from './use-arrival-text';
import { Whereabouts } from './whereabouts';

interface Props {
  order: Order;
  lines: readonly OrderLine[] | undefined;
  /** The guest's phone; null for the customer's own order. */
  phone: string | null;
  /** Actions. */
  tools?: ReactNode;
}

/** An order: progress, courier, lines, totals and address. D-24. */
export function OrderView({ order, lines, phone, tools }: Props) {
  const { t } = useTranslation(messages);
  return (
    <Columns>
      <Panel>
        <OrderHead order={order} canWrite={phone === null} />
        {tools}
        <OrderTimeline order={order} />
        {order.courier && (
          <PersonCard
            title={t('courier.title')}
            person={order.courier}
            writeTo={
              phone === null && isInProgress(order) ? toWriteAddress('delivery_man', order.courier.id) : null
            }
          />
        )}
        <Whereabouts order={order} phone={phone} />
      </Panel>
      <Panel>
        {lines ? <OrderLines lines={lines} /> : <Skeleton $height={`${order.lineCount * 68 + 32}px`} />}
        <OrderPrescription order={order} isOwn={phone === null} />
        <Heading>{t('track.summary')}</Heading>
        <OrderTotalsTable totals={order.totals} lines={lines} />
        <OrderFacts order={order} />
      </Panel>
    </Columns>
  );
}

function OrderHead({ order, canWrite }: { order: Order; canWrite: boolean }) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  const arrival = useArrivalText(order);
  return (
    <div>
      <PanelHead>
        <Heading>{t('track.order', { id: order.id })}</Heading>
        <StatusChip status={order.status} live />
      </PanelHead>
      <Text $soft $small>
        <bdi>{order.store.name}</bdi>
        {order.placedAt && ` · ${t('track.placed', { at: moment(order.placedAt) })}`}
      </Text>
      {canWrite && (
        <ContactLink to={toWriteAddress('vendor', order.store.id)}>
          <Icon name="chat" size={16} />
          {t('inbox.toStore')}
        </ContactLink>
      )}
      {order.scheduledAt && <Text $small>{t('track.scheduled', { at: moment(order.scheduledAt) })}</Text>}
      {arrival && <Text data-testid="arrival">{arrival}</Text>}
    </div>
  );
}

const ContactLink = styled(Link)`
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

function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const shown = lines.map(({ id, imageUrl, name, details, quantity, total }) => ({
    id,
    imageUrl,
    name,
    details: [...(details.length > 0 ? [details.join(' · ')] : []), t('track.quantity', { count: quantity })],
    amount: money(total),
  }));
  return (
    <>
      <Heading>{t('track.items')}</Heading>
      <PicturedLines lines={shown} />
    </>
  );
}
