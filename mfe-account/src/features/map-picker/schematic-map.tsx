import type { Position } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, IconButton, motion, radius, space, VisuallyHidden } from '@shop/ui';
import { useMemo, type MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { messages } from '../../messages';
import { sceneAround } from './streets';
import { picture, usePin } from './use-pin';

/** North is up and west is left in every language. */
const Frame = styled.div<{ $isFixed: boolean }>`
  position: relative;
  direction: ltr;
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  & svg[role] {
    display: block;
    inline-size: 100%;
    aspect-ratio: 2;
    border-radius: inherit;
    cursor: crosshair;
  }
  & .park {
    fill: ${color('successGround')};
  }
  & .street {
    stroke: ${color('surface')};
    stroke-linecap: round;
  }
  & .pin {
    cursor: grab;
    touch-action: none;
    fill: ${color('brand')};
    stroke: ${color('onBrand')};
    stroke-width: 2;
    transition: opacity ${motion.fast};
  }
  ${({ $isFixed }) =>
    $isFixed &&
    css`
      & svg[role],
      & .pin {
        cursor: default;
        touch-action: auto;
      }
    `}
  & .eye {
    fill: ${color('onBrand')};
    stroke: none;
  }
  & .shade {
    fill: ${color('shadow')};
    stroke: none;
  }
`;

const Buttons = styled.div`
  position: absolute;
  inset-block-end: ${space('xs')};
  inset-inline-end: ${space('xs')};
  display: grid;
  gap: ${space('xs')};
`;

export interface MapProps {
  value: Position;
  onChange: (position: Position) => void;
  /** Only shows the point. */
  fixed: boolean;
  label: string;
}

const Scene = ({ middle, zoom }: { middle: Position; zoom: number }) => {
  const { streets, parks } = useMemo(
    () => sceneAround(middle, zoom, picture.width, picture.height),
    [middle, zoom],
  );
  return (
    <>
      {parks.map(({ key, corner, size }) => (
        <rect key={key} className="park" x={corner.x} y={corner.y} width={size.x} height={size.y} rx="6" />
      ))}
      {streets.map(({ key, from, to, wide }) => (
        <line
          key={key}
          className="street"
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          strokeWidth={wide ? 10 : 5}
        />
      ))}
    </>
  );
};

function ZoomButtons({ map: { zoom, zooms, turnZoom } }: { map: ReturnType<typeof usePin> }) {
  const { t } = useTranslation(messages);
  const look = { tone: 'raised', size: 36 } as const;
  return (
    <Buttons>
      <IconButton
        {...look}
        icon="plus"
        label={t('map.zoomIn')}
        disabled={zoom >= zooms.most}
        onClick={() => turnZoom(1)}
      />
      <IconButton
        {...look}
        icon="minus"
        label={t('map.zoomOut')}
        disabled={zoom <= zooms.least}
        onClick={() => turnZoom(-1)}
      />
    </Buttons>
  );
}

/** A drawn map that needs no map service: the pin is dragged, set by pressing a point, or moved by arrow keys. */
export function SchematicMap({ value, onChange, fixed, label }: MapProps) {
  const { t } = useTranslation(messages);
  const map = usePin(value, onChange);
  const { width, height } = picture;
  const work = fixed
    ? { role: 'img' }
    : { role: 'application', tabIndex: 0, onKeyDown: map.moveByKey, onClick: map.press };
  return (
    <Frame $isFixed={fixed}>
      <svg aria-label={label} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} {...work}>
        <Scene middle={map.middle} zoom={map.zoom} />
        <Pin map={map} isFixed={fixed} />
      </svg>
      {!fixed && (
        <VisuallyHidden aria-live="polite">
          {t('map.pinAt', { latitude: value.latitude.toFixed(5), longitude: value.longitude.toFixed(5) })}
        </VisuallyHidden>
      )}
      <ZoomButtons map={map} />
    </Frame>
  );
}

function Pin({ map, isFixed }: { map: ReturnType<typeof usePin>; isFixed: boolean }) {
  const hands = {
    onPointerDown: map.grab,
    onPointerMove: map.pull,
    onPointerUp: map.drop,
    onPointerCancel: map.drop,
    onClick: (event: MouseEvent) => event.stopPropagation(),
  };
  return (
    <g
      className="pin"
      data-testid="pin"
      transform={`translate(${map.pin.x} ${map.pin.y})`}
      {...(isFixed ? {} : hands)}
    >
      <ellipse className="shade" rx="9" ry="4" />
      <path d="M0 0C-4-10-15-16-15-28a15 15 0 0 1 30 0C15-16 4-10 0 0Z" />
      <circle className="eye" cy="-28" r="5" />
    </g>
  );
}
