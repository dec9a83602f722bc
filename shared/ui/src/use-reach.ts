import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onReach` when the element of `ref` is within `nearness` (a CSS length) of the window, and again if `onReach` changes. */
export function useReach<Target extends HTMLElement>(
  onReach: () => void,
  nearness = '800px',
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const handleEntries = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) onReach();
    };
    const observer = new IntersectionObserver(handleEntries, { rootMargin: nearness });
    if (target.current) observer.observe(target.current);
    return () => observer.disconnect();
  }, [onReach, nearness]);
  return target;
}
