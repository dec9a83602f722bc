import { later } from './later';

// A feature never imports another: it asks for the part here.

export const ReviewDialog = later(() =>
  import(/* webpackChunkName: "reviewing" */ './features/reviewing/review-dialog').then(
    (part) => part.ReviewDialog,
  ),
);

export const CancelDialog = later(() =>
  import(/* webpackChunkName: "cancellation" */ './features/cancellation/cancel-dialog').then(
    (part) => part.CancelDialog,
  ),
);
