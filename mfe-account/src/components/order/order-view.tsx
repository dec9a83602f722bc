import type { Order, OrderLine, Position } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Heading, Icon, size, Skeleton, space, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { isInProgress } from '../../orders/use-tracked';
import { toWriteAddress } from '../account/inbox-address';
import { OrderAlerts } from '../order-alerts/order-alerts';
import { Columns, Panel, PanelHead } from '../panel/panel';
import { PersonCard } from '../panel/person-card';
import { PicturedLines } from '../panel/pictured-lines';
import { OrderFacts } from './order-facts';
import { OrderPrescription } from './order-prescription';
import { ParcelContents, ParcelFacts, useOrderTitle } from './parcel-facts';
import { OrderTotalsTable } from './order-totals-table';
import { ProgressLine } from './progress-line';
import { StatusChip } from './status-chip';
import { useArrivalText } from './use-arrival-text';
import { useCourierPosition } from './use-courier-position';
import { useLineWords } from './use-line-words';
import { Whereabouts } from './whereabouts';

interface Props {
  order: Order;
  lines: readonly OrderLine[] | undefined;
  /** The guest's phone; null for the customer's own order. */
  phone: string | null;
  /** Actions. */
  tools?: ReactNode;
  /** The order must be read again. */
  onStale: () => void;
}

/** An order: progress, courier, lines, totals and address. D-24, X-20. */
export function OrderView({ order, lines, phone, tools, onStale }: Props) {
  const { t } = useTranslation(messages);
  const courier = useCourierPosition(order, phone);
  return (
    <Columns>
      <Panel>
        <OrderHead order={order} courier={courier} canWrite={phone === null} />
        <ProgressLine order={order} />
        <OrderAlerts order={order} onStale={onStale} />
        {tools}
        {order.courier && (
          <PersonCard
            title={t('courier.title')}
            person={order.courier}
            writeTo={
              phone === null && isInProgress(order) ? toWriteAddress('delivery_man', order.courier.id) : null
            }
          />
        )}
        <Whereabouts order={order} courier={courier} />
      </Panel>
      <Panel>
        {order.parcel ? (
          <ParcelContents order={order} parcel={order.parcel} />
        ) : lines ? (
          <OrderLines order={order} lines={lines} />
        ) : (
          <Skeleton $height={`${order.lineCount * 68 + 32}px`} />
        )}
        <OrderPrescription order={order} isOwn={phone === null} />
        <Heading>{t('track.summary')}</Heading>
        <OrderTotalsTable totals={order.totals} lines={lines} />
        {order.parcel ? <ParcelFacts order={order} parcel={order.parcel} /> : <OrderFacts order={order} />}
      </Panel>
    </Columns>
  );
}

interface HeadProps {
  order: Order;
  courier: Position | null;
  canWrite: boolean;
}

function OrderHead({ order, courier, canWrite }: HeadProps) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  const arrival = useArrivalText(order, courier);
  const toTitle = useOrderTitle();
  return (
    <div>
      <PanelHead>
        <Heading>{t('track.order', { id: order.id })}</Heading>
        <StatusChip status={order.status} live />
      </PanelHead>
      <Text $soft $small>
        <bdi>{toTitle(order)}</bdi>
        {order.placedAt && ` · ${t('track.placed', { at: moment(order.placedAt) })}`}
      </Text>
      {canWrite && !order.parcel && (
        <ContactLink to={toWriteAddress('vendor', order.store.vendorId ?? order.store.id)}>
          <Icon name="chat" size={16} />
          {t('inbox.toStore')}
        </ContactLink>
      )}
      {order.scheduledAt && <Text $small>{t('track.scheduled', { at: moment(order.scheduledAt) })}</Text>}
      {arrival && <Arrival data-testid="arrival">{arrival}</Arrival>}
    </div>
  );
}

const Arrival = styled(Text)`
  font-weight: 600;
`;

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

function OrderLines({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const toWords = useLineWords(order);
  const shown = lines.map((line) => ({
    id: line.id,
    imageUrl: line.imageUrl,
    name: line.name,
    details: [
      ...(line.details.length > 0 ? [line.details.join(' · ')] : []),
      ...toWords(line),
      t('track.quantity', { count: line.quantity }),
    ],
    amount: money(line.total),
  }));
  return (
    <>
      <Heading>{t('track.items')}</Heading>
      <PicturedLines lines={shown} />
    </>
  );
}
