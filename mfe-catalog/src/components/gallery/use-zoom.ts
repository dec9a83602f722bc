import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { movedBy, fullView, zoomedTo, type Frame, type Point, type ZoomView } from './zoom-view';

/** The most milliseconds and pixels between the two presses of a double tap. */
const doubleTap = { time: 300, distance: 30 };
const tappedScale = 2.5;
/** The least pixels that a drag over an unzoomed picture needs to be a swipe. */
const swipe = 60;

const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const getDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const getMiddle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The frame's size, and a function from window to frame coordinates, relative to its centre. */
function measure(frame: HTMLElement) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return {
    size: { width, height } satisfies Frame,
    fromMiddle: ({ x, y }: Point): Point => ({ x: x - left - width / 2, y: y - top - height / 2 }),
  };
}

type Change = (how: (view: ZoomView, at: ReturnType<typeof measure>) => ZoomView) => void;

/** Zoom by wheel, two fingers, double tap and drag, and by `zoomBy` and `moveBy` for keys and buttons. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  /** Called when an unzoomed picture is swiped to the left or right. */
  onSwipe: (toLeft: boolean) => void,
) {
  const [view, setView] = useState<ZoomView>(fullView);
  useLayoutEffect(() => {
    if (!picture.current) return;
    picture.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }, [view, picture]);

  const change: Change = (how) => {
    const element = frame.current;
    if (element) setView((known) => how(known, measure(element)));
  };
  const zoomBy = (factor: number, at?: Point) =>
    change((known, { size, fromMiddle }) =>
      zoomedTo(known, known.scale * factor, at ? fromMiddle(at) : { x: 0, y: 0 }, size),
    );
  const moveBy = (by: Point) => change((known, { size }) => movedBy(known, by, size));
  const toggleAt = (point: Point) =>
    change((known, { size, fromMiddle }) =>
      known.scale > 1 ? fullView : zoomedTo(known, tappedScale, fromMiddle(point), size),
    );

  const pointers = useFingers({ isFullView: view.scale === 1, zoomBy, moveBy, toggleAt, onSwipe });
  useWheel(frame, (event) => zoomBy(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY }));
  return { scale: view.scale, zoomBy, moveBy, reset: () => setView(fullView), pointers };
}

interface ZoomActions {
  isFullView: boolean;
  zoomBy: (factor: number, at: Point) => void;
  moveBy: (by: Point) => void;
  toggleAt: (point: Point) => void;
  onSwipe: (toLeft: boolean) => void;
}

/** One finger drags or swipes, two zoom, a double tap zooms and resets. */
function useFingers({ isFullView, zoomBy, moveBy, toggleAt, onSwipe }: ZoomActions) {
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef<Point | null>(null);
  const isDoubleTap = useDoubleTap();

  const drag = (id: number, to: Point) => {
    const from = fingers.current.get(id);
    if (!from) return;
    const other = [...fingers.current].find(([known]) => known !== id)?.[1];
    fingers.current.set(id, to);
    if (!other) return moveBy({ x: to.x - from.x, y: to.y - from.y });
    const [before, after] = [getMiddle(from, other), getMiddle(to, other)];
    zoomBy(getDistance(to, other) / Math.max(1, getDistance(from, other)), after);
    moveBy({ x: after.x - before.x, y: after.y - before.y });
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = toPoint(event);
      if (event.isPrimary) fingers.current.clear(); // replaces a pointer whose end was missed
      fingers.current.set(event.pointerId, at);
      const isAlone = fingers.current.size === 1;
      begun.current = isAlone && isFullView ? at : null;
      if (isAlone && isDoubleTap(at, event.timeStamp)) toggleAt(at);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => drag(event.pointerId, toPoint(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId);
      const [from, to] = [begun.current, toPoint(event)];
      begun.current = null;
      if (!from) return;
      const by = to.x - from.x;
      if (Math.abs(by) >= swipe && Math.abs(by) > Math.abs(to.y - from.y)) onSwipe(by < 0);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId);
      begun.current = null;
    },
  };
}

/** Returns whether a press is the second of a double tap. */
function useDoubleTap() {
  const last = useRef<{ point: Point; at: number } | null>(null);
  return (point: Point, at: number): boolean => {
    const before = last.current;
    const isSecond =
      before !== null &&
      at - before.at <= doubleTap.time &&
      getDistance(before.point, point) <= doubleTap.distance;
    last.current = isSecond ? null : { point, at };
    return isSecond;
  };
}

/** React's wheel listeners are passive and cannot stop the page behind from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, listener: (event: WheelEvent) => void) {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const element = frame.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [frame]);
}
