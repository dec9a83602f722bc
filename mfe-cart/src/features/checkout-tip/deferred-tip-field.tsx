import { createDeferredComponent } from '../../components/deferred-component/deferred-component';

/** The field of the same name, loaded when it is shown. */
export const TipField = createDeferredComponent(
  () => import(/* webpackChunkName: "tip-field" */ './tip-field').then((module) => module.TipField),
  '132px',
);
