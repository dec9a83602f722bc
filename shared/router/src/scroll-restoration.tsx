import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepTrying } from './keep-trying';
import { ScrollPositions } from './scroll-positions';

interface Shown {
  entry: string;
  pathname: string;
}

/** What the page remembers between its addresses. */
class Memory {
  readonly positions = new ScrollPositions();
  shown: Shown | null = null;
  /** The way back to a place is not a place to remember. */
  isRestoring = false;

  note = () => {
    if (this.shown && !this.isRestoring) this.positions.note(this.shown.entry, window.scrollY);
  };
}

/**
 * Back and forward bring the place on the page back, as soon as the page is long enough; a new page starts at its top or
 * at its `#hash`. An address that takes the place of another one of the same page, as filters do, and one that is opened
 * with `preventScrollReset`, leave the visitor where he is. A reload is the browser's until scripts have come. X-03.
 */
export function ScrollRestoration() {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const memory = useRef<Memory | null>(null);

  useEffect(() => {
    const note = () => memory.current?.note();
    const take = () => (window.history.scrollRestoration = 'manual');
    const leave = () => {
      memory.current?.positions.store();
      window.history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', take);
    return () => {
      leave();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', take);
    };
  }, []);

  useLayoutEffect(() => {
    const known = (memory.current ??= new Memory());
    const before = known.shown;
    const isSamePage = before?.pathname === pathname;
    // The first entry of each document bears the same key.
    known.shown = { entry: `${key} ${pathname}${search}`, pathname };
    if (!before && isOpenedAnew()) known.positions.forget(known.shown.entry);
    const position = type === 'POP' ? known.positions.get(known.shown.entry) : undefined;

    if (position !== undefined && (before || !isElsewhereAlready(position))) {
      known.isRestoring = true;
      return keepTrying(scrollingTo(position), () => (known.isRestoring = false));
    }
    if (hash && position === undefined) return keepTrying(() => shownByHash(hash));
    if (!before) {
      // Asked for here, it would cost the first page a layout in the midst of everything.
      const later = setTimeout(known.note);
      return () => clearTimeout(later);
    }
    if (!(isSamePage && type !== 'PUSH') && !keepsPlace(state)) window.scrollTo(0, 0);
    known.note();
    return undefined;
  }, [key, pathname, search, hash, state, type]);

  return null;
}

/** By a link or an address: not by reload, nor by the browser's own way through its history. */
function isOpenedAnew(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/** The page is long enough already, and the browser or the visitor has moved in it before any script ran. */
function isElsewhereAlready(position: number): boolean {
  const longest = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY > 0 && longest >= position;
}

/** See `RouterProvider`. */
const keepsPlace = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;

/** Content that grows above is left to the browser, which keeps what is in sight in its place. */
function scrollingTo(position: number): () => boolean {
  let isFirst = true;
  return () => {
    if (isFirst || window.scrollY < position - 1) window.scrollTo(0, position);
    isFirst = false;
    return window.scrollY >= position - 1;
  };
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
