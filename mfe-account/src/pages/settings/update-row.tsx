import type { CustomerNotification, OrderStatus } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, motion, radius, size, space, VisuallyHidden, type IconName } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { toDetailsAddress } from '../../orders/addresses';

const icons: Record<OrderStatus, IconName> = {
  pending: 'clock',
  confirmed: 'check',
  processing: 'store',
  handover: 'bag',
  picked_up: 'scooter',
  delivered: 'pin',
  canceled: 'close',
  failed: 'warning',
  refunded: 'refund',
};

/** One update; the whole row links to its order. Unread ones are also marked by a text. */
export function UpdateRow({
  notification,
  onRead,
}: {
  notification: CustomerNotification;
  onRead: () => void;
}) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  const { orderId, status, isRead } = notification;
  const read = () => {
    if (!isRead) onRead();
  };
  return (
    <Row $unread={!isRead}>
      <UnreadDot>
        <Icon name={status === null ? 'wallet' : icons[status]} />
      </UnreadDot>
      <div>
        <Name>
          {orderId === null ? (
            <bdi>{notification.title}</bdi>
          ) : (
            <Link to={toDetailsAddress(orderId)} onClick={read}>
              <bdi>{notification.title}</bdi>
            </Link>
          )}
          {!isRead && <VisuallyHidden>{t('updates.new')}</VisuallyHidden>}
        </Name>
        <p>
          <bdi>{notification.text}</bdi>
        </p>
        {notification.at && (
          <time dateTime={notification.at}>
            <bdi>{moment(notification.at)}</bdi>
          </time>
        )}
      </div>
      {!isRead && <Dot aria-hidden="true" />}
    </Row>
  );
}

const Row = styled.li<{ $unread: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space('sm')};
  padding: ${space('md')} ${space('sm')};
  border-block-end: 1px solid ${color('border')};
  background: ${({ $unread }) => ($unread ? color('brandGround') : 'transparent')};
  transition: background-color ${motion.fast};
  &:first-child {
    border-start-start-radius: ${radius('md')};
    border-start-end-radius: ${radius('md')};
  }
  @media (hover: hover) {
    &:has(a):hover {
      background: ${color('sunken')};
    }
  }
  & p {
    color: ${color('textSoft')};
  }
  & time {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${color('brand')};
    outline-offset: -2px;
  }
`;

const UnreadDot = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius('full')};
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  color: ${color('brand')};
`;

const Name = styled.strong`
  display: block;
  font-size: ${size('md')};
  font-weight: 600;
`;

const Dot = styled.span`
  inline-size: 10px;
  block-size: 10px;
  margin-block-start: 8px;
  border-radius: ${radius('full')};
  background: ${color('brand')};
`;
