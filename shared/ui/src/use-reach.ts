import { useEffect, useRef, type RefObject } from 'react';

/** Calls when the part of the ref comes within `nearness` (a CSS length) of the window, and again whenever `onReach` is a new one. */
export function useReach<Part extends HTMLElement>(
  onReach: () => void,
  nearness = '800px',
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) onReach();
    };
    const observer = new IntersectionObserver(seen, { rootMargin: nearness });
    if (part.current) observer.observe(part.current);
    return () => observer.disconnect();
  }, [onReach, nearness]);
  return part;
}
