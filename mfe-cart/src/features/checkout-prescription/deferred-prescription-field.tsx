import { createDeferredComponent } from '../../components/deferred-component/deferred-component';

/** The field of the same name, loaded when it is shown. */
export const PrescriptionField = createDeferredComponent(
  () =>
    import(/* webpackChunkName: "prescription-field" */ './prescription-field').then(
      (module) => module.PrescriptionField,
    ),
  '200px',
);
