import { createDeferredComponent } from '../deferred-component/deferred-component';

/** Pays an order that is not paid yet; loaded when it is shown. */
export const PayOrder = createDeferredComponent(
  () => import(/* webpackChunkName: "pay-order" */ './pay-order').then((module) => module.PayOrder),
  '120px',
);
