import { later } from './later';

// A feature never imports another: it asks for the part here.

export const ReviewDialog = later(() =>
  import(/* webpackChunkName: "order-review" */ './features/order-review/review-dialog').then(
    (part) => part.ReviewDialog,
  ),
);

export const CancelDialog = later(() =>
  import(/* webpackChunkName: "order-cancel" */ './features/order-cancel/cancel-dialog').then(
    (part) => part.CancelDialog,
  ),
);
