import { createDeferredComponent } from '../components/deferred-component/deferred-component';

/** What the profile opens over itself; its code comes then. */
export const CropDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "photo-crop" */ '../features/photo-crop/crop-dialog').then(
    (part) => part.CropDialog,
  ),
);

export const ProfileCodeDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "profile-code" */ '../pages/profile-settings/code-dialog').then(
    (part) => part.CodeDialog,
  ),
);

export const AddressDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "address-dialog" */ '../components/customer-addresses/address-dialog').then(
    (part) => part.AddressDialog,
  ),
);
