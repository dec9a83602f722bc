import { nearMark, useNear } from '@shop/ui';
import type { ReactNode } from 'react';

/** A part that requests nothing until it comes near the viewport; `children` is told whether it has. */
export function InViewBoundary({ children }: { children: (isInView: boolean) => ReactNode }) {
  const { ref, isNear: isInView } = useNear();
  return (
    <div ref={ref} data-when-near={nearMark(isInView)}>
      {children(isInView)}
    </div>
  );
}
