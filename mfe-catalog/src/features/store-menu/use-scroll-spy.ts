import { useCallback, useEffect, useRef, useState } from 'react';
import { getAnchor } from './sections';

/** Pixels from the window's top to the line below header and bar; the section on that line is the current one. */
const line = 140;
/** Up to so many window heights the page scrolls smoothly; beyond that it jumps. */
const smoothDistance = 2.5;

/** The visitor is above the menu: its first section has not reached the line yet. */
function isAbove(firstId: number | undefined): boolean {
  const section = firstId === undefined ? null : document.getElementById(getAnchor(firstId));
  return section !== null && section.getBoundingClientRect().top > line;
}

/** Milliseconds in which skeletons on the way may still be replaced by entries of another height. */
const settling = 3_000;

/** Keeps a section below the bar while entries above it load, until the visitor scrolls. */
function keepInPlace(section: HTMLElement, isPinned: () => boolean): void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (!isFirst && isPinned()) section.scrollIntoView({ behavior: 'instant', block: 'start' });
    isFirst = false;
  });
  if (section.parentElement) observer.observe(section.parentElement);
  setTimeout(() => observer.disconnect(), settling);
}

const canAnimate = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The current section, and a function that goes to another. That one stays current until the visitor scrolls, because
 * the last sections may be too short to reach the line. It has an observer of its own: `useInView` of the kit watches one
 * element, and here many sections are compared at one line.
 */
export function useScrollSpy(ids: readonly number[]) {
  const [seen, setSeen] = useState<number | null>(null);
  const isPinned = useRef(false);
  const key = ids.join();

  useEffect(() => {
    const order = key ? key.split(',').map(Number) : [];
    const visibleIds = new Set<number>();
    const idByElement = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = idByElement.get(target);
          if (id === undefined) continue;
          if (isIntersecting) visibleIds.add(id);
          else visibleIds.delete(id);
        }
        const first = order.find((id) => visibleIds.has(id)) ?? (isAbove(order[0]) ? order[0] : undefined);
        if (first !== undefined && !isPinned.current) setSeen(first);
      },
      { rootMargin: `-${line}px 0px -55% 0px` },
    );
    for (const id of order) {
      const section = document.getElementById(getAnchor(id));
      if (!section) continue;
      idByElement.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  useEffect(() => {
    const unpin = () => {
      isPinned.current = false;
    };
    const moves = ['wheel', 'touchmove', 'keydown'] as const;
    for (const move of moves) window.addEventListener(move, unpin, { passive: true });
    return () => moves.forEach((move) => window.removeEventListener(move, unpin));
  }, []);

  /** The heading comes below the bar and gets the focus, so that the keyboard continues from there. */
  const goTo = useCallback((id: number) => {
    const section = document.getElementById(getAnchor(id));
    if (!section) return;
    isPinned.current = true;
    setSeen(id);
    const isInView = Math.abs(section.getBoundingClientRect().top) < window.innerHeight * smoothDistance;
    section.scrollIntoView({ behavior: isInView && canAnimate() ? 'smooth' : 'instant', block: 'start' });
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    keepInPlace(section, () => isPinned.current);
  }, []);

  const current = seen !== null && ids.includes(seen) ? seen : (ids[0] ?? null);
  return { current, goTo };
}
