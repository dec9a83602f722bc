import { useLocation } from '@shop/router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { recallHeight, rememberHeight } from './list-memory';
import { getHeight, isSameSight, rowsInSight, type GridShape, type Sight } from './rows-in-sight';

/** Rows beyond the window on both sides. */
const spare = 1;

/** A shape is good for one width of the grid. */
type Laid = GridShape & { width: number };

/** The grid as it lies in the page now. Rows are as high as the highest that was drawn at this width. */
function layOut(grid: HTMLElement, known: Laid | null): Laid {
  const box = grid.getBoundingClientRect();
  const isSame = known?.width === box.width;
  if (!isSame) grid.style.removeProperty('--row');
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(' ').filter((width) => width.endsWith('px')).length || 1;
  const drawn = [...grid.children].map((entry) =>
    entry instanceof HTMLElement && entry.dataset.index ? entry.getBoundingClientRect().height : 0,
  );
  const row = Math.ceil(Math.max(1, isSame ? known.row : 0, ...drawn));
  if (!isSame || row !== known.row) grid.style.setProperty('--row', `${row}px`);
  const gap = Number.parseFloat(style.rowGap) || 0;
  return { columns, row, gap, top: box.top + window.scrollY, width: box.width };
}

function getPinnedRow(grid: HTMLElement, columns: number): number | null {
  const active = document.activeElement;
  const entry = active && grid.contains(active) ? active.closest<HTMLElement>('[data-index]') : null;
  return entry ? Math.floor(Number(entry.dataset.index) / columns) : null;
}

/**
 * Draws of a long list only what is in sight. Off until `start`, or until a list that was left further down comes back.
 * `count` 0: nothing to window.
 */
export function useRowWindow(grid: RefObject<HTMLElement | null>, count: number) {
  const { key: locationKey, pathname, search } = useLocation();
  const key = `${locationKey} ${pathname}${search}`; // the first entry of each document bears the same key
  const [sight, setSight] = useState<Sight | null>(null);
  const [isOn, setOn] = useState(false);
  const shape = useRef<Laid | null>(null);
  const start = useCallback(() => setOn(true), []);

  const look = useCallback(() => {
    const list = grid.current;
    if (!list || !shape.current) return;
    const pinnedRow = getPinnedRow(list, shape.current.columns);
    const view = { scroll: window.scrollY, height: window.innerHeight, spare, pinnedRow };
    const seen = rowsInSight(count, shape.current, view);
    setSight((known) => (isSameSight(known, seen) ? known : seen));
  }, [grid, count]);

  const measure = useCallback(() => {
    const list = grid.current;
    if (!list) return;
    const before = shape.current;
    const now = layOut(list, before);
    shape.current = now;
    if (before && before.columns === now.columns) keepScrollPosition(before, now);
    look();
  }, [grid, look]);

  useRecalled(key, count > 0, grid, start);

  useLayoutEffect(() => {
    if (!isOn || count === 0) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (grid.current) observer.observe(grid.current);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', measure);
    };
  }, [isOn, count, grid, look, measure]);

  // What has just been drawn may be higher than all before.
  useLayoutEffect(() => {
    if (!sight || !grid.current) return;
    measure();
    grid.current.style.minBlockSize = '';
  }, [sight, grid, measure]);

  useRemembered(key, () => (isOn && count > 0 && shape.current ? getHeight(count, shape.current) : 0));

  return { sight: isOn ? sight : null, start };
}

/** A list that was left further down is as high as it was before anything of it is drawn, and goes on there. */
function useRecalled(entry: string, isLong: boolean, grid: RefObject<HTMLElement | null>, goOn: () => void) {
  useLayoutEffect(() => {
    const height = isLong ? recallHeight(entry) : null;
    if (height === null || !grid.current) return;
    grid.current.style.minBlockSize = `${height}px`;
    goOn();
  }, [entry, isLong, grid, goOn]);
}

/** Remembers the list's height for the way back, when the visitor leaves. */
function useRemembered(entry: string, heightNow: () => number) {
  const latest = useRef(heightNow);
  useEffect(() => {
    latest.current = heightNow;
  });
  useEffect(() => {
    const remember = () => {
      const height = latest.current();
      if (height > 0) rememberHeight(entry, height);
    };
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [entry]);
}

/** Rows above the window that became higher or lower do not move what is in it. */
function keepScrollPosition(before: GridShape, now: GridShape) {
  if (now.row === before.row) return;
  const passed = Math.floor((window.scrollY - before.top) / (before.row + before.gap));
  if (passed > 0) window.scrollBy(0, passed * (now.row - before.row));
}
