import { createDeferredComponent } from '../deferred-component';

/** How a trip that waits for its payment is paid; its code comes then. */
export const PayTripDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "trip-payment" */ '../features/trip-payment/pay-dialog').then(
    (part) => part.PayDialog,
  ),
);
