import { orderStatuses, type Order, type OrderStatus } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';

const List = styled.ol`
  display: grid;
  list-style: none;
`;

const Step = styled.li<{ $reached: boolean; $bad: boolean }>`
  position: relative;
  display: flex;
  gap: ${space('sm')};
  min-block-size: 52px;
  color: ${({ $reached }) => color($reached ? 'text' : 'textFaint')};
  &:last-child {
    min-block-size: 28px;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    inline-size: 2px;
    background: ${({ $reached }) => color($reached ? 'brand' : 'border')};
  }
  & > span {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    border: 2px solid ${({ $reached }) => color($reached ? 'brand' : 'border')};
    border-radius: ${radius('full')};
    background: ${({ $reached }) => color($reached ? 'brand' : 'surface')};
    color: ${color('onBrand')};
    ${({ $bad }) => $bad && `background: ${color('danger')}; border-color: ${color('danger')};`}
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  &[aria-current] strong {
    font-weight: 700;
    color: ${({ $bad }) => color($bad ? 'danger' : 'brand')};
  }
`;

const last = orderStatuses.indexOf('delivered');
const delivery: readonly OrderStatus[] = orderStatuses.slice(0, last + 1);
const bad: readonly OrderStatus[] = orderStatuses.slice(last + 1);

/** An order's way: what was reached with its time, and what is to come; one that ended badly ends there. D-24. */
export function stepsOf(order: Order): { status: OrderStatus; at: string | null; reached: boolean }[] {
  const timeOf = (status: OrderStatus) => order.history.find((step) => step.status === status)?.at ?? null;
  if (bad.includes(order.status)) {
    const before = delivery.filter((status) => status === 'pending' || timeOf(status) !== null);
    return [...before, order.status].map((status) => ({ status, at: timeOf(status), reached: true }));
  }
  const way =
    order.orderType === 'take_away'
      ? delivery.filter((status) => status !== 'picked_up' || order.status === status)
      : delivery;
  const now = way.indexOf(order.status);
  return way.map((status, index) => ({ status, at: timeOf(status), reached: index <= now }));
}

export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  return (
    <List aria-label={t('track.progress')}>
      {stepsOf(order).map(({ status, at, reached }) => (
        <Step
          key={status}
          $reached={reached}
          $bad={bad.includes(status)}
          aria-current={status === order.status ? 'step' : undefined}
        >
          <span>{reached && <Icon name={bad.includes(status) ? 'close' : 'check'} size={16} />}</span>
          <div>
            <strong>{t(`status.${status}`)}</strong>
            {at && (
              <small>
                <time dateTime={at}>{moment(at)}</time>
              </small>
            )}
          </div>
        </Step>
      ))}
    </List>
  );
}
