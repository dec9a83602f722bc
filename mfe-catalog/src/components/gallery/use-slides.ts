import { useEffect, useRef, useState, type KeyboardEvent, type RefObject, type UIEvent } from 'react';

export interface Slides {
  track: RefObject<HTMLUListElement | null>;
  current: number;
  show: (index: number) => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Arrow keys along the line of reading, Home and End. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The visitor scrolls by hand: what was wanted before counts no more. */
  onGrab: () => void;
}

/** Distances count from the start in both directions. */
const shownBy = (list: HTMLElement) =>
  list.clientWidth === 0 ? 0 : Math.round(Math.abs(list.scrollLeft) / list.clientWidth);

function getStep(key: string, rtl: boolean): number | null {
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return null;
}

/** A track of pictures, each as wide as the track: which one is shown, and how another comes. */
export function useSlides(count: number, isRtl: boolean): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** Where a jump leads; the pictures that it passes do not count. */
  const wanted = useRef<number | null>(null);

  // Fingers are quicker than scripts: the page may have been swiped before it was taken over.
  useEffect(() => {
    if (track.current) setCurrent(shownBy(track.current));
  }, []);

  const show = (index: number) => {
    const target = Math.min(count - 1, Math.max(0, index));
    setCurrent(target);
    const list = track.current;
    if (!list) return;
    wanted.current = target;
    list.scrollTo({ left: (isRtl ? -1 : 1) * target * list.clientWidth });
  };

  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.clientWidth === 0) return;
    const index = shownBy(list);
    if (wanted.current !== null && wanted.current !== index) return;
    wanted.current = null;
    setCurrent(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = getStep(event.key, isRtl);
    const target =
      step !== null ? current + step : event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : null;
    if (target === null || count < 2) return;
    event.preventDefault();
    show(target);
    // The list that was pressed in: of pictures, which scroll by themselves, or of thumbnails.
    const entry = event.currentTarget.children[Math.min(count - 1, Math.max(0, target))];
    entry?.querySelector('button')?.focus({ preventScroll: true });
  };

  return { track, current, show, onScroll, onKeyDown, onGrab: () => (wanted.current = null) };
}
