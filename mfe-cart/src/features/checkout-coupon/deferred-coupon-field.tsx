import { createDeferredComponent } from '../../components/deferred-component/deferred-component';

/** The field of the same name, loaded when it is first shown. */
export const CouponField = createDeferredComponent(
  () => import(/* webpackChunkName: "coupon-field" */ './coupon-field').then((module) => module.CouponField),
  '132px',
);
