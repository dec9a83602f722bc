import { useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { useEffect, useRef, type RefObject } from 'react';
import { useOffers } from '../root/offers';

/** Milliseconds to wait for the heading of a page that is loading. */
const timeout = 8_000;

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Differs for two pages of one path too, and not for two filters of one page. Null until the visitor's module is known. */
function usePage(): string | null {
  const { pathname, search } = useLocation();
  const { pageAt } = useOffers();
  return useSession(({ restored, module }) =>
    restored ? `${pathname} ${pageAt(pathname, search, module?.type)?.name}` : null,
  );
}

/**
 * Moves the focus to the h1 after a change of page, across remotes: at once, or when it appears, unless the visitor
 * has moved the focus meanwhile. The first page keeps the browser's default.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const page = usePage();
  const previous = useRef(page);
  useEffect(() => {
    const root = main.current;
    const isFirst = previous.current === null;
    const isSame = previous.current === page;
    previous.current = page;
    if (!root || isFirst || isSame) return;
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
  }, [page, main]);
}
