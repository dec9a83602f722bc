import { lazy, Suspense, type ComponentProps } from 'react';

const load = () => import(/* webpackChunkName: "add-fund" */ './add-fund-dialog');
const AddFundDialog = lazy(() => load().then((part) => ({ default: part.AddFundDialog })));

/** Fetches the form and its rules ahead, on intent. */
export const prefetchAddFund = () => void load().catch(() => undefined); // opening asks again, and tells

/** The dialog in which money is added; its code comes when it opens first. */
export const AddFund = (props: ComponentProps<typeof AddFundDialog>) => (
  <Suspense fallback={null}>
    <AddFundDialog {...props} />
  </Suspense>
);
