import { createDeferredComponent } from '../deferred-component/deferred-component';

/** The component of the same name, loaded when it is first shown. */
export const TimePicker = createDeferredComponent(
  () => import(/* webpackChunkName: "time-picker" */ './time-picker').then((module) => module.TimePicker),
  '340px',
);
