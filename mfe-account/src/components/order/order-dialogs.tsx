import { createDeferredComponent } from '../deferred-component/deferred-component';

// A feature never imports another: it asks for the part here.

export const ReviewDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "reviewing" */ '../reviewing/review-dialog').then((part) => part.ReviewDialog),
);

export const CancelDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "cancellation" */ '../cancellation/cancel-dialog').then(
    (part) => part.CancelDialog,
  ),
);
