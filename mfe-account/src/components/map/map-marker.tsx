import { Icon } from '@shop/ui';
import type { SVGProps } from 'react';
import type { Point } from './projection';

export type MarkerKind = 'place' | 'store' | 'courier';

/** Something on a map, its tip or its middle at the point. */
export function MapMarker({ kind, at, ...rest }: { kind: MarkerKind; at: Point } & SVGProps<SVGGElement>) {
  const transform = `translate(${at.x} ${at.y})`;
  if (kind !== 'place')
    return (
      <g className="badge" data-testid={kind} transform={transform} {...rest}>
        <circle r="18" />
        <foreignObject x="-11" y="-11" width="22" height="22">
          <Icon name={kind === 'store' ? 'store' : 'scooter'} size={22} />
        </foreignObject>
      </g>
    );
  return (
    <g className="pin" data-testid="pin" transform={transform} {...rest}>
      <ellipse className="shade" rx="9" ry="4" />
      <path d="M0 0C-4-10-15-16-15-28a15 15 0 0 1 30 0C15-16 4-10 0 0Z" />
      <circle className="eye" cy="-28" r="5" />
    </g>
  );
}
