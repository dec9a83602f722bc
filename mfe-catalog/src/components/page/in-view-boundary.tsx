import { getInViewState, useInView } from '@shop/ui';
import type { ReactNode } from 'react';

/** Delays requests until it comes into view; `children` gets whether it has. */
export function InViewBoundary({ children }: { children: (isInView: boolean) => ReactNode }) {
  const { ref, isNear: isInView } = useInView();
  return (
    <div ref={ref} data-when-near={getInViewState(isInView)}>
      {children(isInView)}
    </div>
  );
}
