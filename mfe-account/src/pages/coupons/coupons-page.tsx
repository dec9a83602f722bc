import { useEndpoint } from '@shop/api';
import { cartList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Tabs } from '@shop/ui';
import { AccountFrame } from '../../components/account/account-frame';
import { messages } from '../../messages';
import { useListChoice } from '../../components/paged/use-list-choice';
import { CouponList } from './coupon-list';

const choices = ['all', 'cart'] as const;

/** Coupons that the customer may use now: all, or those for the cart. D-28. */
export function Page() {
  const { t } = useTranslation(messages);
  const { data: cart } = useEndpoint(cartList, {});
  const [chosen, choose] = useListChoice('for', choices);
  const storeId = cart?.[0]?.item.storeId;
  const current = storeId === undefined ? 'all' : chosen;
  return (
    <AccountFrame page="coupons" title={t('account.coupons')}>
      {storeId === undefined ? (
        <CouponList key="all" />
      ) : (
        <div>
          <Tabs
            label={t('account.coupons')}
            tabs={choices.map((name) => ({ name, label: t(`coupons.for_${name}`) }))}
            current={current}
            onChoose={choose}
          >
            <CouponList key={current} storeId={current === 'cart' ? storeId : undefined} />
          </Tabs>
        </div>
      )}
    </AccountFrame>
  );
}
