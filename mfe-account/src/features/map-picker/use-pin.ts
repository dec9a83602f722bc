import type { Position } from '@shop/domain';
import { useState, type KeyboardEvent } from 'react';
import { movePosition, type Point, zooms } from '../../components/map/projection';
import { useDrag } from '../../components/map/use-drag';
import { useMapView } from '../../components/map/use-map-view';

/** Pixels that an arrow key moves the pin; with Shift, ten times that. */
const stride = 8;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const zoomKeys: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Whether the point is close to a phone's edges, or below the search field. */
const isOutside = ({ x, y }: Point) => Math.abs(x) > 130 || y < -60 || y > 150;

/** The pin's position on the picture, and the handlers that move it: dragging, pressing, keys. ADDR-20. */
export function usePin(value: Position, onChange: (position: Position) => void) {
  const [fit] = useState({ middle: value, zoom: zooms.first });
  const [last, setLast] = useState(value);
  const view = useMapView(fit, (at) => onChange(movePosition(view.middle, at, view.zoom)));
  const stands = view.at(value);
  const isElsewhere = last.latitude !== value.latitude || last.longitude !== value.longitude;
  if (isElsewhere) {
    setLast(value);
    // The map follows the pin only when the pin moves, so that the visitor can drag the map away from it.
    if (isOutside(stands)) view.show({ middle: value, zoom: view.zoom });
  }
  const drag = useDrag(view.getScale, (by, isDrag) => {
    if (isDrag) onChange(movePosition(value, by, view.zoom));
  });
  const pin = drag.by ? { x: stands.x + drag.by.x, y: stands.y + drag.by.y } : stands;

  const moveByKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const zoomBy = zoomKeys[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && !zoomBy)) return;
    event.preventDefault();
    if (zoomBy) view.handleWheel(zoomBy, value);
    if (!arrow) return;
    const pixels = stride * (event.shiftKey ? 10 : 1);
    onChange(movePosition(value, { x: arrow.x * pixels, y: arrow.y * pixels }, view.zoom));
  };
  return { view, pin, hands: drag.hands, moveByKey };
}
