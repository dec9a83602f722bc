import { createDeferredComponent } from '../deferred-component';

// A feature never imports another: it asks for the part here.

export const ReviewDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "reviewing" */ '../features/reviewing/review-dialog').then(
    (part) => part.ReviewDialog,
  ),
);

export const CancelDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "cancellation" */ '../features/cancellation/cancel-dialog').then(
    (part) => part.CancelDialog,
  ),
);
