import { useLocation } from '@shop/router';
import { useEffect, useRef } from 'react';

/** What the edge has said of the first page, and of that page only. */
const ofFirstPage = [
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[property^="product:"]',
  'script[type="application/ld+json"]',
].join(',');

/**
 * On another page the head says no more what was true of the first one: who shares the page from the browser's menu
 * would share the canonical address of another. Titles are the pages' own. X-08.
 */
export function useFirstHead(): void {
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);
  useEffect(() => {
    if (pathname + search === first.current) return;
    first.current = pathname + search;
    for (const element of document.querySelectorAll(ofFirstPage)) element.remove();
  }, [pathname, search]);
}
