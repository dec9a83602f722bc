import { nearMark, useNear } from '@shop/ui';
import type { ReactNode } from 'react';

/** A part that asks for nothing until it comes near the window; `children` is told whether it has. */
export function NearWindow({ children }: { children: (isNear: boolean) => ReactNode }) {
  const { ref, isNear } = useNear();
  return (
    <div ref={ref} data-when-near={nearMark(isNear)}>
      {children(isNear)}
    </div>
  );
}
