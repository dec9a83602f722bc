import { useEndpoint } from '@shop/api';
import { orderDetails } from '@shop/contract';
import type { Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link, useLocation } from '@shop/router';
import { Card, color, motion, radius, ShopImage, size, space } from '@shop/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { coversCard } from '../../account/covers-card';
import { messages } from '../../messages';
import { detailsAddress } from '../../order/order-addresses';
import { OrderAgain } from '../../order/order-again';
import { ReviewOrder } from '../../order/review-order';
import { StatusChip } from '../../order/status-chip';
import { isUnderWay } from '../../order/use-order';
import { OrderPictures } from './order-pictures';
import { useNear } from './use-near';

/** One order: the whole card leads to it; past ones can be ordered again and reviewed from here. X-07. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const { money, moment } = useFormat();
  const { pathname, search } = useLocation();
  const place = useRef<HTMLLIElement>(null);
  const isNear = useNear(place);
  const { data: lines } = useEndpoint(orderDetails, isNear ? { query: { order_id: order.id } } : null);
  const at = order.placedAt ? moment(order.placedAt) : '';
  return (
    <Sheet as="li" ref={place}>
      <Head>
        <Logo>
          <ShopImage src={order.store.logoUrl} alt="" />
        </Logo>
        <Words>
          <Way to={detailsAddress(order.id)} state={{ list: pathname + search }}>
            <bdi>{order.store.name}</bdi>
          </Way>
          <small>
            <span>{t('track.order', { id: order.id })}</span>
            {at && <time dateTime={order.placedAt}>{at}</time>}
          </small>
        </Words>
        <StatusChip status={order.status} />
      </Head>
      <OrderPictures lines={lines ?? null} count={order.lineCount} />
      <Foot>
        <div>
          <strong>
            <bdi>{money(order.totals.total)}</bdi>
          </strong>
          <small>{t('orders.items', { count: order.lineCount })}</small>
        </div>
        {!isUnderWay(order) && (
          <Tools>
            {lines && <ReviewOrder order={order} lines={lines} small />}
            <OrderAgain orderId={order.id} small />
          </Tools>
        )}
      </Foot>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('sm')};
  min-block-size: 190px;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color('borderStrong')};
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space('sm')};
`;

const Logo = styled.span`
  flex: none;
  inline-size: 40px;
  overflow: hidden;
  border-radius: ${radius('md')};
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space('xs')};
  }
`;

const Way = styled(Link)`
  font-weight: 600;
  overflow-wrap: anywhere;
  ${coversCard}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  & > div:first-child {
    display: flex;
    align-items: baseline;
    gap: ${space('xs')};
  }
`;

/** Above the link that covers the card. */
const Tools = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  @media (max-width: 599px) {
    inline-size: 100%;
  }
`;
