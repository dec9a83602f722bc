import { useUnfinished } from '../../payment/unfinished';
import { createDeferredComponent } from '../deferred-component/deferred-component';

/** Says how the server sees a payment that the visitor left for; draws nothing where there is none. */
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
