import { color, motion } from '@shop/ui';
import type { ReactNode, SVGProps } from 'react';
import styled from 'styled-components';
import { MapButtons, MapFrame } from './map-frame';
import { MapBackground } from './map-background';
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
  /** What lies on the ground, in pixels from the middle. */
  children: ReactNode;
}

/** A drawn map that needs no map service. The ground is dragged; a finger on a map that is only looked at scrolls the page. */
export function MapPicture({ view, label, onZoom, onLocate, children, ...work }: Props) {
  const { width, height } = picture;
  return (
    <Frame>
      <svg
        aria-label={label}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        {...view.ground.hands}
        {...work}
      >
        <MapBackground middle={view.middle} zoom={view.zoom} />
        {children}
      </svg>
      <MapButtons zoom={view.zoom} onZoom={onZoom} onLocate={onLocate} />
    </Frame>
  );
}
