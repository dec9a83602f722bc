import { useLocation } from '@shop/router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { getHeight, areSameRows, getVisibleRows, type GridShape, type VisibleRows } from './visible-rows';
import { createSavedStore } from '@shop/session';

const maxEntries = 40;

/** The height of a list when the visitor left it, so that going back restores the scroll position at once. */
const heights = createSavedStore<Record<string, unknown>>({
  name: 'shop:lists',
  area: 'sessionStorage',
  initial: {},
  fromText: (text) => ({ ...(JSON.parse(text) as object | null) }),
});

/** The list's height in pixels at this history entry; null if it was not left from there. */
function getSavedHeight(entry: string): number | null {
  const height = heights.read()[entry];
  return typeof height === 'number' && height > 0 ? height : null;
}

export function saveHeight(entry: string, height: number): void {
  const { [entry]: _, ...others } = heights.read();
  const remaining = Object.entries(others).slice(1 - maxEntries);
  heights.write(Object.fromEntries([...remaining, [entry, height]]));
}

/** Additional rows on both sides of the window. */
const spare = 1;

/** A geometry is valid for one width of the grid. */
type MeasuredGrid = GridShape & { width: number };

/** Measures the grid. Rows are as high as the highest one rendered at this width. */
function measureGrid(grid: HTMLElement, known: MeasuredGrid | null): MeasuredGrid {
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
 * Renders only the visible rows of a long list. Inactive until `start`, or until the visitor returns to a list that
 * was scrolled. `count` 0: nothing to do.
 */
export function useRowWindow(grid: RefObject<HTMLElement | null>, count: number) {
  const { key: locationKey, pathname, search } = useLocation();
  const key = `${locationKey} ${pathname}${search}`; // The first history entry of each document has the same key.
  const [visible, setVisible] = useState<VisibleRows | null>(null);
  const [isOn, setOn] = useState(false);
  const shape = useRef<MeasuredGrid | null>(null);
  const start = useCallback(() => setOn(true), []);

  const look = useCallback(() => {
    const list = grid.current;
    if (!list || !shape.current) return;
    const pinnedRow = getPinnedRow(list, shape.current.columns);
    const view = { scroll: window.scrollY, height: window.innerHeight, spare, pinnedRow };
    const seen = getVisibleRows(count, shape.current, view);
    setVisible((known) => (areSameRows(known, seen) ? known : seen));
  }, [grid, count]);

  const measure = useCallback(() => {
    const list = grid.current;
    if (!list) return;
    const before = shape.current;
    const now = measureGrid(list, before);
    shape.current = now;
    if (before && before.columns === now.columns) keepScrollPosition(before, now);
    look();
  }, [grid, look]);

  useRestoreHeight(key, count > 0, grid, start);

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

  // The rows just rendered may be higher than all before.
  useLayoutEffect(() => {
    if (!visible || !grid.current) return;
    measure();
    grid.current.style.minBlockSize = '';
  }, [visible, grid, measure]);

  useSaveHeight(key, () => (isOn && count > 0 && shape.current ? getHeight(count, shape.current) : 0));

  return { visible: isOn ? visible : null, start };
}

/** When the visitor comes back, the list gets its previous height before anything is rendered. */
function useRestoreHeight(
  entry: string,
  isLong: boolean,
  grid: RefObject<HTMLElement | null>,
  goOn: () => void,
) {
  useLayoutEffect(() => {
    const height = isLong ? getSavedHeight(entry) : null;
    if (height === null || !grid.current) return;
    grid.current.style.minBlockSize = `${height}px`;
    goOn();
  }, [entry, isLong, grid, goOn]);
}

/** Saves the list's height when the visitor leaves. */
function useSaveHeight(entry: string, getCurrentHeight: () => number) {
  const latest = useRef(getCurrentHeight);
  useEffect(() => {
    latest.current = getCurrentHeight;
  });
  useEffect(() => {
    const remember = () => {
      const height = latest.current();
      if (height > 0) saveHeight(entry, height);
    };
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [entry]);
}

/** Compensates for changed row heights above the window, so that its content does not move. */
function keepScrollPosition(before: GridShape, now: GridShape) {
  if (now.row === before.row) return;
  const passed = Math.floor((window.scrollY - before.top) / (before.row + before.gap));
  if (passed > 0) window.scrollBy(0, passed * (now.row - before.row));
}
