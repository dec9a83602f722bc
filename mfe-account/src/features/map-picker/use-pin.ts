import type { Position } from '@shop/domain';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moved, toPoint, type Point } from './projection';

/** The picture's own pixels; on the screen it takes the width that it gets. */
export const picture = { width: 640, height: 320 };
/** Pixels that an arrow key moves the pin; with Shift, ten times that. */
const stride = 8;
const zooms = { least: 11, most: 18, first: 16 };

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Too near to the edge to be seen well: the map moves under the pin. */
const isOutside = ({ x, y }: Point) =>
  Math.abs(x) > picture.width * 0.45 || Math.abs(y) > picture.height * 0.4;

function offsetOf(position: Position, middle: Position, zoom: number): Point {
  const [pin, centre] = [toPoint(position, zoom), toPoint(middle, zoom)];
  return { x: pin.x - centre.x, y: pin.y - centre.y };
}

/** Where the pin stands on the picture, and what moves it: dragging, pressing a point, keys, zoom. */
export function usePin(value: Position, onChange: (position: Position) => void) {
  const [zoom, setZoom] = useState(zooms.first);
  const [middle, setMiddle] = useState(value);
  const [drag, setDrag] = useState<Point | null>(null);
  const start = useRef<{ at: Point; scale: number } | null>(null);

  const kept = offsetOf(value, middle, zoom);
  if (isOutside(kept)) setMiddle(value);
  const pin = drag ? { x: kept.x + drag.x, y: kept.y + drag.y } : kept;

  const turnZoom = (by: 1 | -1) => {
    setMiddle(value);
    setZoom((now) => Math.min(zooms.most, Math.max(zooms.least, now + by)));
  };

  const moveByKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '-') turnZoom(event.key === '+' ? 1 : -1);
    else if (!arrow) return;
    else {
      const pixels = stride * (event.shiftKey ? 10 : 1);
      onChange(moved(value, { x: arrow.x * pixels, y: arrow.y * pixels }, zoom));
    }
    event.preventDefault();
  };

  const scaleOf = (element: Element) =>
    picture.width / (element.getBoundingClientRect().width || picture.width);
  const grab = (event: PointerEvent<SVGGElement>) => {
    const svg = event.currentTarget.ownerSVGElement ?? event.currentTarget;
    start.current = { at: { x: event.clientX, y: event.clientY }, scale: scaleOf(svg) };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ x: 0, y: 0 });
  };
  const pull = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    setDrag({ x: (event.clientX - from.at.x) * from.scale, y: (event.clientY - from.at.y) * from.scale });
  };
  const drop = () => {
    if (start.current && drag) onChange(moved(middle, pin, zoom));
    start.current = null;
    setDrag(null);
  };
  const press = (event: { currentTarget: Element; clientX: number; clientY: number }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = scaleOf(event.currentTarget);
    const x = (event.clientX - box.left) * scale - picture.width / 2;
    const y = (event.clientY - box.top) * scale - picture.height / 2;
    onChange(moved(middle, { x, y }, zoom));
  };

  return { zoom, middle, pin, turnZoom, moveByKey, grab, pull, drop, press, zooms };
}
