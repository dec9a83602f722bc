import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

interface Point {
  x: number;
  y: number;
}

/** Fraction of the square's side that a key moves it by. */
const keyStep = 0.05;
const keys: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

const getMiddle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const getSpan = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1);

interface StageActions {
  /** By fractions of the side. */
  move: (across: number, down: number) => void;
  /** By a factor. */
  zoom: (by: number) => void;
}

/** Moves by one finger, mouse or arrow keys; zooms by two fingers, wheel, `+` and `-`. */
export function useCropGestures(stage: RefObject<HTMLElement | null>, { move, zoom }: StageActions) {
  const points = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = stage.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault(); // otherwise the dialog scrolls
      zoom(Math.exp(-event.deltaY / 500));
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [stage, zoom]);

  const lift = (event: PointerEvent) => void points.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!points.current.has(event.pointerId)) return;
      const before = [...points.current.values()];
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...points.current.values()];
      const side = event.currentTarget.clientWidth || 1;
      const [from, to] = [getMiddle(before), getMiddle(after)];
      move((to.x - from.x) / side, (to.y - from.y) / side);
      if (after.length > 1) zoom(getSpan(after) / (getSpan(before) || 1));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const step = keys[event.key];
      if (step) move(...step);
      else if (event.key === '+' || event.key === '=') zoom(1.1);
      else if (event.key === '-') zoom(1 / 1.1);
      else return;
      event.preventDefault();
    },
  };
}
