import { useEndpoint, useShopConfig } from '@shop/api';
import { couponList, openCoupons } from '@shop/contract';
import { useSession } from '@shop/session';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, EmptyState, ErrorCard, Skeleton, space, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { CouponCard } from './coupon-card';

/** Reads the coupons; guests who may not use them get a separate list of all. */
function useCoupons(storeId: number | undefined) {
  const capabilities = useShopConfig()?.capabilities;
  const signedIn = useSession((session) => session.token !== null);
  const isOpen = !signedIn && capabilities?.includes('guest-coupons') === false;
  const args = storeId === undefined ? {} : { query: { store_id: storeId } };
  const own = useEndpoint(couponList, isOpen ? null : args);
  const open = useEndpoint(openCoupons, isOpen ? {} : null);
  return isOpen ? open : own;
}

/** All coupons, or those for a store's orders, sorted by expiry. */
export function CouponList({ storeId }: { storeId?: number | undefined }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useCoupons(storeId);
  if (data?.length === 0)
    return (
      <EmptyState title={t('coupons.none')} action={<ButtonLink to="/home">{t('orders.toShop')}</ButtonLink>}>
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

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
