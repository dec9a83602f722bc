import { Skeleton } from '@shop/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { useUnfinished } from '../../payment/unfinished';

/**
 * Parts that features of this app place on each other's screens. A feature never imports another: it asks for the part
 * here, and its code comes when the part is shown.
 */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>, height: string) {
  // `lazy` hands the props on as they are; its own type does not know that.
  const Component = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return (
      <Suspense fallback={<Skeleton $height={height} />}>
        <Component {...props} />
      </Suspense>
    );
  };
}

export const CouponField = later(
  () =>
    import(/* webpackChunkName: "coupon-field" */ '../../features/checkout-coupon/coupon-field').then(
      (module) => module.CouponField,
    ),
  '132px',
);

export const TipField = later(
  () =>
    import(/* webpackChunkName: "tip-field" */ '../../features/checkout-tip/tip-field').then(
      (module) => module.TipField,
    ),
  '132px',
);

export const PrescriptionField = later(
  () =>
    import(
      /* webpackChunkName: "prescription-field" */ '../../features/checkout-prescription/prescription-field'
    ).then((module) => module.PrescriptionField),
  '200px',
);

export const PaymentField = later(
  () =>
    import(/* webpackChunkName: "payment-field" */ '../payment-field/payment-field').then(
      (module) => module.PaymentField,
    ),
  '260px',
);

export const PayOrder = later(
  () =>
    import(/* webpackChunkName: "pay-order" */ '../unfinished-payment/pay-order').then(
      (module) => module.PayOrder,
    ),
  '120px',
);

/** Says how the server sees a payment that the visitor left for; draws nothing where there is none. */
export function UnfinishedPayment() {
  return useUnfinished() ? <UnfinishedBanner /> : null;
}

const UnfinishedBanner = later(
  () =>
    import(/* webpackChunkName: "unfinished-payment" */ '../unfinished-payment/unfinished-payment').then(
      (module) => module.UnfinishedPayment,
    ),
  '0',
);
