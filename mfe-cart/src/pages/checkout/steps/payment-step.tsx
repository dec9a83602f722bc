import { Stack } from '../../../components/checkout-frame/checkout-columns';
import { Spot } from '../../../components/checkout-frame/spot';
import { createDeferredComponent } from '../../../components/deferred-component/deferred-component';
import { PaymentField } from '../../../components/payment-field/deferred-payment-field';
import { CouponField } from '../../../features/checkout-coupon/deferred-coupon-field';
import { takesTip } from '../../../ordering/checkout-order';
import type { Spot as SpotName } from '../../../ordering/placing/refusals';
import type { Ordering } from '../../../ordering/use-ordering';

/** The field of the same name, loaded when it is first shown. */
const TipField = createDeferredComponent(
  () =>
    import(/* webpackChunkName: "tip-field" */ '../../../features/checkout-tip/tip-field').then(
      (module) => module.TipField,
    ),
  '132px',
);

/** Coupon, tip and payment method. D-20, D-22. */
export function PaymentStep({ ordering }: { ordering: Ordering }) {
  const { facts, draft, change, totals, payment, isTipRefused, attempt, message } = ordering;
  const { store, zone, config } = facts;
  const getText = (spot: SpotName) => (message?.spot === spot ? message.text : null);
  const isShown = attempt > 0 || payment === 'cash-maximum' || payment === 'wallet-short';
  return (
    <Stack>
      <Spot problem={getText('coupon')} isFirst={false} attempt={attempt}>
        <CouponField
          storeId={store.id}
          orderType={draft.orderType}
          amount={totals.subtotal - totals.discount}
          value={draft.coupon}
          onChange={(coupon) => change({ coupon })}
        />
      </Spot>
      {takesTip(facts, draft) && (
        // The field shows its own problem.
        <Spot problem={null} isFirst={isTipRefused} attempt={attempt}>
          <TipField
            value={draft.tip}
            refused={draft.refusedTip}
            onChange={(tip, refusedTip) => change({ tip, refusedTip })}
          />
        </Spot>
      )}
      <Spot
        problem={payment === null ? getText('payment') : null}
        isFirst={payment !== null && !isTipRefused}
        attempt={attempt}
      >
        <PaymentField
          {...{ store, zone, config, total: totals.total, value: draft.payment }}
          onChange={(chosen) => change({ payment: chosen })}
          problem={isShown ? payment : null}
        />
      </Spot>
    </Stack>
  );
}
