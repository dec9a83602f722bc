import { lazy, Suspense, type ComponentProps } from 'react';

const load = () => import(/* webpackChunkName: "add-fund" */ './add-fund-dialog');
const AddFundDialog = lazy(() => load().then((part) => ({ default: part.AddFundDialog })));

/** Prefetches the form when the customer is about to open it. */
export const prefetchAddFund = () => void load().catch(() => undefined); // opening retries, and shows the failure

/** The dialog for adding money; its code is loaded when it first opens. */
export const AddFund = (props: ComponentProps<typeof AddFundDialog>) => (
  <Suspense fallback={null}>
    <AddFundDialog {...props} />
  </Suspense>
);
