import { useRef, type ReactNode } from 'react';
import { nearMark, useNear } from './use-near';

/** A part that asks for nothing until it comes near the window; `children` is told whether it has. */
export function NearWindow({ children }: { children: (isNear: boolean) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} data-when-near={nearMark(isNear)}>
      {children(isNear)}
    </div>
  );
}
