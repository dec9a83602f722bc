import { getProgress } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Card, space, VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';
import { OrderAlerts } from '../../components/order-alerts/order-alerts';
import { ProgressLine } from '../../components/order/progress-line';
import { messages } from '../../messages';
import { useOrder } from '../../orders/use-tracked';

/**
 * The steps of an order on another app's page, read again while it runs, so that the whole page shows its state; with the
 * button by which the browser tells of changes. X-20.
 */
export default function OrderProgress({ orderId, phone }: SlotProps['order-progress']) {
  const { t } = useTranslation(messages);
  const { order, refresh } = useOrder({ id: orderId, phone: phone || null });
  if (!order.data) return null;
  const current = getProgress(order.data).find(({ state }) => state === 'current');
  return (
    <Panel>
      <VisuallyHidden role="status">{current && t(`progress.${current.step}`)}</VisuallyHidden>
      <ProgressLine order={order.data} />
      <OrderAlerts order={order.data} onStale={() => void refresh()} />
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
`;
