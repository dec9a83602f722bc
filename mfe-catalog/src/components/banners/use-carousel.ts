import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Position {
  /** Index of the first visible entry. */
  current: number;
  /** Everything is visible, so there is nothing to move. */
  isAllVisible: boolean;
}

/** Distances from the inline start, in both directions of writing. */
const getStarts = (track: HTMLElement): number[] => {
  const begin = getEdge(track, track.getBoundingClientRect());
  const scrolled = Math.abs(track.scrollLeft);
  return [...track.children].map((entry) =>
    Math.round(Math.abs(getEdge(track, entry.getBoundingClientRect()) - begin + scrolled * getSign(track))),
  );
};
const isRtl = (track: HTMLElement) => getComputedStyle(track).direction === 'rtl';
const getSign = (track: HTMLElement) => (isRtl(track) ? -1 : 1);
const getEdge = (track: HTMLElement, box: DOMRect) => (isRtl(track) ? box.right : box.left);

/** Tolerance of scroll snapping, in pixels. */
const tolerance = 24;

/** Milliseconds without a scroll event after which scrolling has ended. */
const scrollPause = 120;

function getPosition(track: HTMLElement): Position {
  const scrolled = Math.abs(track.scrollLeft);
  const maxScroll = track.scrollWidth - track.clientWidth;
  if (maxScroll < tolerance) return { current: 0, isAllVisible: true };
  if (scrolled > maxScroll - tolerance) return { current: track.children.length - 1, isAllVisible: false };
  const starts = getStarts(track);
  const inset = starts[0] ?? 0;
  const current = starts.findLastIndex((start) => start - inset <= scrolled + tolerance);
  return { current: Math.max(0, current), isAllVisible: false };
}

/**
 * The visible entry of a horizontal track, and functions to move it. The track snaps by CSS, so it moves before and without
 * scripts; embla with its autoplay does not, and adds 8 KB to the home page.
 */
export function useCarousel(ref: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<Position>({ current: 0, isAllVisible: false });
  const set = useCallback(
    (now: Position) =>
      setPosition((known) =>
        known.current === now.current && known.isAllVisible === now.isAllVisible ? known : now,
      ),
    [],
  );
  const measure = useCallback(() => {
    if (ref.current) set(getPosition(ref.current));
  }, [ref, set]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Measuring during the scroll would cost a layout per frame.
  const measureAtEnd = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(measure, scrollPause);
  }, [measure]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, measure]);
  const goTo = useCallback(
    (index: number) => {
      const track = ref.current;
      if (!track) return;
      const starts = getStarts(track);
      const offset = (starts[index] ?? 0) - (starts[0] ?? 0);
      set({ current: index, isAllVisible: false });
      // CSS decides whether it moves smoothly.
      track.scrollTo({ left: offset * getSign(track) });
    },
    [ref, set],
  );
  /** Moves by one entry, past the end to the other end. */
  const step = useCallback(
    (by: 1 | -1) => {
      const track = ref.current;
      if (!track) return;
      const count = track.children.length;
      const { current } = getPosition(track);
      const isAtEnd = Math.abs(track.scrollLeft) > track.scrollWidth - track.clientWidth - tolerance;
      if (by === 1) goTo(isAtEnd ? 0 : current + 1);
      else goTo(current === 0 ? count - 1 : current - 1);
    },
    [ref, goTo],
  );
  return { ...position, measureAtEnd, goTo, step };
}
