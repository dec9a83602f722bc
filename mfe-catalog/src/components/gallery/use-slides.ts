import { useEffect, useRef, useState, type KeyboardEvent, type RefObject, type UIEvent } from 'react';

export interface Slides {
  track: RefObject<HTMLUListElement | null>;
  current: number;
  show: (index: number) => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Handles arrow keys in reading direction, Home and End. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The visitor scrolls by hand, which cancels a pending jump. */
  onGrab: () => void;
}

/** The visible picture; distances count from the inline start in both directions. */
const shownBy = (list: HTMLElement) =>
  list.clientWidth === 0 ? 0 : Math.round(Math.abs(list.scrollLeft) / list.clientWidth);

function getStep(key: string, rtl: boolean): number | null {
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return null;
}

/** A track of pictures, each as wide as the track: the visible one, and how to go to another. */
export function useSlides(count: number, isRtl: boolean): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The target of a jump; the pictures that it passes are ignored. */
  const wanted = useRef<number | null>(null);

  // The visitor may have swiped before hydration.
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
    // The pressed list: pictures, which scroll by themselves, or thumbnails.
    const entry = event.currentTarget.children[Math.min(count - 1, Math.max(0, target))];
    entry?.querySelector('button')?.focus({ preventScroll: true });
  };

  return { track, current, show, onScroll, onKeyDown, onGrab: () => (wanted.current = null) };
}
