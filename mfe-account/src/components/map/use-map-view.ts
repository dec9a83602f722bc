import type { Position } from '@shop/domain';
import { useState, type PointerEvent } from 'react';
import { clampZoom, getOffset, mapHeight, movePosition, zooms, type Point, type View } from './projection';
import { useDrag } from './use-drag';

/** Size of the picture, one to one on the screen; narrow screens cut off its sides. */
export const picture = { width: 960, height: mapHeight };

/** Pixels of the picture for one of the screen; at most one, because the picture covers its box. */
function getScale(element: Element): number {
  const svg = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : element;
  const { width, height } = svg.getBoundingClientRect();
  return 1 / (Math.max(width / picture.width, height / picture.height) || 1);
}

/**
 * Centre and zoom of a map: `fit`, until the visitor drags or zooms. `press` gets the point of a press, in pixels from
 * the centre.
 */
export function useMapView(fit: View, press?: (at: Point) => void, levels = zooms) {
  const [own, setOwn] = useState<View | null>(null);
  const { middle, zoom } = own ?? fit;
  const dragHandlers = useDrag(getScale, (by, isDrag, event) => {
    if (isDrag) setOwn({ middle: movePosition(middle, { x: -by.x, y: -by.y }, zoom), zoom });
    else press?.(toPoint(event));
  });
  const shown = dragHandlers.by
    ? movePosition(middle, { x: -dragHandlers.by.x, y: -dragHandlers.by.y }, zoom)
    : middle;
  return {
    zoom,
    levels,
    middle: shown,
    dragHandlers,
    getScale,
    /** A position on the picture, in pixels from its centre. */
    at: (position: Position) => getOffset(position, shown, zoom),
    show: setOwn,
    handleWheel: (by: 1 | -1, around: Position = middle) =>
      setOwn({ middle: around, zoom: clampZoom(zoom + by, levels) }),
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
