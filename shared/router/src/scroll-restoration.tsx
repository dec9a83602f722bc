import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepTrying } from './keep-trying';

const storedUnder = 'shop:scroll';

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storedUnder) ?? '{}') as Record<string, number>; // written below
  } catch {
    return {};
  }
}

function store(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storedUnder, JSON.stringify(positions));
  } catch {
    // a browser that keeps nothing starts at the top after a reload
  }
}

/**
 * Back and forward bring the place on the page back, as soon as the page is long enough; a new page starts at its
 * top or at its `#hash`. A change of the search alone leaves the visitor where he is.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Record<string, number> | null>(null);
  const shown = useRef({ key, pathname: '' });

  useEffect(() => {
    const note = () => {
      if (positions.current) positions.current[shown.current.key] = window.scrollY;
    };
    const save = () => store(positions.current ?? {});
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= stored();
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    const known = positions.current[key];
    if (type === 'POP' && known !== undefined) return keepTrying(() => scrolledTo(known));
    if (hash) return keepTrying(() => shownByHash(hash));
    if (type !== 'POP' && !isSamePage) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, type]);

  return null;
}

function scrolledTo(position: number): boolean {
  window.scrollTo(0, position);
  return Math.abs(window.scrollY - position) < 2;
}

function shownByHash(hash: string): boolean {
  const target = document.getElementById(nameIn(hash));
  target?.scrollIntoView();
  return target !== null;
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // a broken escape is an ordinary text
  }
}
