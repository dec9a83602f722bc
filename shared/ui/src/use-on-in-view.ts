import { useEffect, useRef, type RefObject } from 'react';
import { observe } from 'react-intersection-observer';

/**
 * Calls `onInView` when the element of `ref` is within `margin` (a CSS length) of the window, and again if `onInView`
 * changes: it observes anew then, which the library's own hook does not.
 */
export function useOnInView<Target extends HTMLElement>(
  onInView: () => void,
  margin = '800px',
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!target.current) return;
    return observe(target.current, (isInView) => isInView && onInView(), { rootMargin: margin });
  }, [onInView, margin]);
  return target;
}
