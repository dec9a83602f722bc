import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onInView` when the element of `ref` is within `margin` (a CSS length) of the window, and again if `onInView` changes. */
export function useOnInView<Target extends HTMLElement>(
  onInView: () => void,
  margin = '800px',
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const handleEntries = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) onInView();
    };
    const observer = new IntersectionObserver(handleEntries, { rootMargin: margin });
    if (target.current) observer.observe(target.current);
    return () => observer.disconnect();
  }, [onInView, margin]);
  return target;
}
