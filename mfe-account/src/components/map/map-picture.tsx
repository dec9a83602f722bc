import { color, Icon, motion } from '@shop/ui';
import { type ReactNode, type SVGProps } from 'react';
import styled from 'styled-components';
import { MapBackground } from './map-background';
import { MapButtons, MapFrame } from './map-frame';
import type { Point } from './projection';
import { picture, type MapView } from './use-map-view';

const Frame = styled(MapFrame)`
  & .park {
    fill: ${color('successGround')};
  }
  & .street {
    fill: none;
    stroke: ${color('surface')};
    stroke-linecap: round;
  }
  & .way {
    fill: none;
    stroke: ${color('brand')};
    stroke-width: 5;
    stroke-linejoin: round;
    stroke-linecap: round;
    stroke-dasharray: 1 9;
  }
  & .pin {
    fill: ${color('brand')};
    stroke: ${color('onBrand')};
    stroke-width: 2;
    transition: opacity ${motion.fast};
  }
  & .eye {
    fill: ${color('onBrand')};
    stroke: none;
  }
  & .shade {
    fill: ${color('shadow')};
    stroke: none;
  }
  & .badge {
    fill: ${color('surface')};
    stroke: ${color('brand')};
    stroke-width: 2;
    color: ${color('brand')};
  }
`;

interface Props extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  view: MapView;
  label: string;
  onZoom: (by: 1 | -1) => void;
  onLocate?: () => void;
  /** Markers and routes, in pixels from the centre. */
  children: ReactNode;
}

/** A drawn map that needs no map service and can be dragged. On a read-only map, a finger scrolls the page. */
export function MapPicture({ view, label, onZoom, onLocate, children, ...work }: Props) {
  const { width, height } = picture;
  return (
    <Frame>
      <svg
        aria-label={label}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        {...view.dragHandlers.hands}
        {...work}
      >
        <MapBackground middle={view.middle} zoom={view.zoom} />
        {children}
      </svg>
      <MapButtons zoom={view.zoom} levels={view.levels} onZoom={onZoom} onLocate={onLocate} />
    </Frame>
  );
}

export type MarkerKind = 'place' | 'store' | 'courier';

/** A marker on the map, with its tip or centre at the point. */
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
