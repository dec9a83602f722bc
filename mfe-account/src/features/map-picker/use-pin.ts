import type { Position } from '@shop/domain';
import { useState, type KeyboardEvent } from 'react';
import { moved, type Point, zooms } from '../../components/map/projection';
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

/** Too near to a phone's edges, or below the search field, to be seen well. */
const isOutside = ({ x, y }: Point) => Math.abs(x) > 130 || y < -60 || y > 150;

/** Where the pin stands on the picture, and what moves it: dragging, pressing a point, keys. ADDR-20. */
export function usePin(value: Position, onChange: (position: Position) => void) {
  const [fit] = useState({ middle: value, zoom: zooms.first });
  const [last, setLast] = useState(value);
  const view = useMapView(fit, (at) => onChange(moved(view.middle, at, view.zoom)));
  const stands = view.at(value);
  const isElsewhere = last.latitude !== value.latitude || last.longitude !== value.longitude;
  if (isElsewhere) {
    setLast(value);
    // The visitor may drag the ground away from the pin; only a pin that moves brings the map along.
    if (isOutside(stands)) view.show({ middle: value, zoom: view.zoom });
  }
  const drag = useDrag(view.getScale, (by, isDrag) => {
    if (isDrag) onChange(moved(value, by, view.zoom));
  });
  const pin = drag.by ? { x: stands.x + drag.by.x, y: stands.y + drag.by.y } : stands;

  const moveByKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const zoomBy = zoomKeys[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && !zoomBy)) return;
    event.preventDefault();
    if (zoomBy) view.turnZoom(zoomBy, value);
    if (!arrow) return;
    const pixels = stride * (event.shiftKey ? 10 : 1);
    onChange(moved(value, { x: arrow.x * pixels, y: arrow.y * pixels }, view.zoom));
  };
  return { view, pin, hands: drag.hands, moveByKey };
}
