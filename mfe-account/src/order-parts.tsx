import { lazy, Suspense, type ComponentType } from 'react';

/**
 * Dialogs of features that others of this app open. A feature never imports another: it asks for the part here, and its
 * code comes when it is opened.
 */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // `lazy` hands the props on as they are; its own type does not know that.
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

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
