import { useEndpoint } from '@shop/api';
import { couponList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, EmptyState, ErrorCard, Skeleton, space, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { CouponCard } from './coupon-card';

/** Those of everybody, or with a store those that reach its orders; the first to end comes first. */
export function CouponList({ storeId }: { storeId?: number | undefined }) {
  const { t } = useTranslation(messages);
  const args = storeId === undefined ? {} : { query: { store_id: storeId } };
  const { data, error, isValidating, mutate } = useEndpoint(couponList, args);
  if (data?.length === 0)
    return (
      <EmptyState title={t('coupons.none')} action={<Way to="/home">{t('orders.toShop')}</Way>}>
        {t(storeId === undefined ? 'coupons.noneHint' : 'coupons.noneForCart')}
      </EmptyState>
    );
  if (!data && error)
    return (
      <ErrorCard
        title={t('coupons.failed')}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        busy={isValidating}
      />
    );
  return (
    <List>
      {data
        ? data.map((coupon) => <CouponCard key={coupon.id} coupon={coupon} />)
        : Array.from({ length: 4 }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton $height="196px" />
            </li>
          ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr));
  gap: ${space('md')};
`;

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
