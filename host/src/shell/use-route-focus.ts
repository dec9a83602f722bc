import { useLocation } from '@shop/router';
import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds to wait for the heading of a page that is loading. */
const timeout = 8_000;

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the h1 after a change of page, across remotes: at once, or when it appears, unless the visitor
 * has moved the focus meanwhile. The first page keeps the browser's default.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  useEffect(() => {
    const root = main.current;
    if (!root || previousPath.current === pathname) return;
    previousPath.current = pathname;
    const heading = () => root.querySelector('h1');
    const there = heading();
    focus(there ?? root);
    if (there) return;
    const observer = new MutationObserver(() => {
      const come = heading();
      if (!come) return;
      observer.disconnect();
      const isFree = document.activeElement === root || document.activeElement === document.body;
      if (isFree) focus(come);
    });
    observer.observe(root, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), timeout);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, main]);
}
