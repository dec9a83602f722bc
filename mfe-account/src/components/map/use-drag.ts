import { useRef, useState, type PointerEvent } from 'react';
import type { Point } from './projection';

/** Pixels that the pointer may move during a press. */
const straying = 4;

/**
 * Dragging in a picture, in the picture's pixels (`getScale`: how many of them are one on the screen). `by` is the
 * distance so far, null while nothing is dragged. `onDrop` gets the whole distance, and whether it was a drag or only a
 * press.
 */
export function useDrag(
  getScale: (element: Element) => number,
  onDrop: (by: Point, isDrag: boolean, event: PointerEvent) => void,
) {
  const [by, setBy] = useState<Point | null>(null);
  const start = useRef<{ at: Point; scale: number; by: Point; isDrag: boolean } | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button > 0) return;
    event.stopPropagation();
    const at = { x: event.clientX, y: event.clientY };
    start.current = { at, scale: getScale(event.currentTarget), by: { x: 0, y: 0 }, isDrag: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const drag = start.current;
    if (!drag) return;
    const [x, y] = [event.clientX - drag.at.x, event.clientY - drag.at.y];
    if (!drag.isDrag && Math.hypot(x, y) < straying) return;
    drag.isDrag = true;
    drag.by = { x: x * drag.scale, y: y * drag.scale };
    setBy(drag.by);
  };
  const onPointerUp = (event: PointerEvent) => {
    const drag = start.current;
    if (!drag) return;
    event.stopPropagation();
    onPointerCancel();
    onDrop(drag.by, drag.isDrag, event);
  };
  const onPointerCancel = () => {
    start.current = null;
    setBy(null);
  };
  return { by, hands: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
