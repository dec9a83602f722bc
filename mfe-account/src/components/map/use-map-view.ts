import type { Position } from '@shop/domain';
import { useState, type PointerEvent } from 'react';
import { getOffset, mapHeight, moved, type Point, type View, withinZooms } from './projection';
import { useDrag } from './use-drag';

/** The picture's own pixels, one to one on the screen; where there is less room its sides are cut off. */
export const picture = { width: 960, height: mapHeight };

/** Pixels of the picture for one of the screen; more than one nowhere, because the picture covers its box. */
function getScale(element: Element): number {
  const svg = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : element;
  const { width, height } = svg.getBoundingClientRect();
  return 1 / (Math.max(width / picture.width, height / picture.height) || 1);
}

/**
 * What a map shows and how far it is zoomed: `fit`, until the visitor drags the ground or zooms. `press` hears of a
 * press on the ground, as pixels from the middle.
 */
export function useMapView(fit: View, press?: (at: Point) => void) {
  const [own, setOwn] = useState<View | null>(null);
  const { middle, zoom } = own ?? fit;
  const ground = useDrag(getScale, (by, isDrag, event) => {
    if (isDrag) setOwn({ middle: moved(middle, { x: -by.x, y: -by.y }, zoom), zoom });
    else press?.(toPoint(event));
  });
  const shown = ground.by ? moved(middle, { x: -ground.by.x, y: -ground.by.y }, zoom) : middle;
  return {
    zoom,
    middle: shown,
    ground,
    getScale,
    /** Where a position stands on the picture, in pixels from its middle. */
    at: (position: Position) => getOffset(position, shown, zoom),
    show: setOwn,
    turnZoom: (by: 1 | -1, around: Position = middle) =>
      setOwn({ middle: around, zoom: withinZooms(zoom + by) }),
  };
}

export type MapView = ReturnType<typeof useMapView>;

function toPoint({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  const scale = getScale(currentTarget);
  return {
    x: (clientX - box.left - box.width / 2) * scale,
    y: (clientY - box.top - box.height / 2) * scale,
  };
}
