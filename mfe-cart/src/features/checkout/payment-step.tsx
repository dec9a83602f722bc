import { CouponField, PaymentField, TipField } from '../../checkout-parts';
import type { Spot as SpotName } from '../../placing/refusals';
import type { Ordering } from '../../ordering/use-ordering';
import { Stack } from '../../checkout-frame/checkout.styles';
import { Spot } from '../../checkout-frame/spot';

/** What makes it cheaper, what the delivery person gets, and who pays how. D-20, D-22. */
export function PaymentStep({ ordering }: { ordering: Ordering }) {
  const { facts, draft, change, totals, payment, attempt, said } = ordering;
  const { store, zone, config } = facts;
  const words = (spot: SpotName) => (said?.spot === spot ? said.words : null);
  const isShown = attempt > 0 || payment === 'cash-maximum' || payment === 'wallet-short';
  return (
    <Stack>
      <Spot problem={words('coupon')} isFirst={false} attempt={attempt}>
        <CouponField
          storeId={store.id}
          amount={totals.subtotal - totals.discount}
          value={draft.coupon}
          onChange={(coupon) => change({ coupon })}
        />
      </Spot>
      {config.tips && draft.orderType === 'delivery' && (
        <TipField value={draft.tip} onChange={(tip) => change({ tip })} />
      )}
      <Spot problem={payment === null ? words('payment') : null} isFirst={payment !== null} attempt={attempt}>
        <PaymentField
          {...{ store, zone, config, total: totals.total, value: draft.payment }}
          onChange={(chosen) => change({ payment: chosen })}
          problem={isShown ? payment : null}
        />
      </Spot>
    </Stack>
  );
}
