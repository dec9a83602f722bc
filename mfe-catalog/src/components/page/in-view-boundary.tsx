import { nearMark, useNear } from '@shop/ui';
import type { ReactNode } from 'react';

/** Delays requests until it comes into view; `children` gets whether it has. */
export function InViewBoundary({ children }: { children: (isInView: boolean) => ReactNode }) {
  const { ref, isNear: isInView } = useNear();
  return (
    <div ref={ref} data-when-near={nearMark(isInView)}>
      {children(isInView)}
    </div>
  );
}
