import { createDeferredComponent } from '../deferred-component/deferred-component';

/** How a trip that waits for its payment is paid; its code comes then. */
export const PayTripDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "trip-payment" */ '../trip-payment/pay-dialog').then((part) => part.PayDialog),
);
