import { useUnfinished } from '../../payment/unfinished';
import { createDeferredComponent } from '../deferred-component/deferred-component';

/** Shows the server's state of a payment that the visitor has left for; renders nothing without one. */
export function UnfinishedPayment() {
  return useUnfinished() ? <UnfinishedBanner /> : null;
}

const UnfinishedBanner = createDeferredComponent(
  () =>
    import(/* webpackChunkName: "unfinished-payment" */ './unfinished-payment').then(
      (module) => module.UnfinishedPayment,
    ),
  '0',
);
