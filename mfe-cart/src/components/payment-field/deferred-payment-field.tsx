import { createDeferredComponent } from '../deferred-component/deferred-component';

/** The field of the same name, loaded when it is first shown. */
export const PaymentField = createDeferredComponent(
  () =>
    import(/* webpackChunkName: "payment-field" */ './payment-field').then((module) => module.PaymentField),
  '260px',
);
