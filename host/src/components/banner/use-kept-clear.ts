import { watchLayout } from '@shop/ui';
import { useEffect, type RefObject } from 'react';

/** What no banner may cover: bars of sums, the controls of filters (`data-keep-clear`), tabs, and the buttons of forms. */
const keptClear =
  '[data-action-bar], [data-keep-clear] :is(a, button, input, select), main [type="submit"], main [role="tab"]';
/** Pixels between a banner and what it must not cover. */
const distance = 8;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Whether a box is over another one, or closer than `distance`. */
export const isOver = (box: Box, other: Box): boolean =>
  other.right > other.left &&
  other.bottom > other.top &&
  box.left < other.right + distance &&
  box.right > other.left - distance &&
  box.top < other.bottom + distance &&
  box.bottom > other.top - distance;

function isInUse(section: HTMLElement): boolean {
  return section.hasAttribute('data-requested') || section.contains(document.activeElement);
}

function look(section: HTMLElement): void {
  const box = section.getBoundingClientRect();
  const others = [...document.querySelectorAll(keptClear)].map((other) => other.getBoundingClientRect());
  const waits = !isInUse(section) && others.some((other) => isOver(box, other));
  section.toggleAttribute('data-waiting', waits);
  const room = box.height > 0 ? window.innerHeight - box.top + distance : 0;
  document.documentElement.style.setProperty('--banner-room', `${room}px`);
}

/**
 * Lets a banner wait (`data-waiting`) while something that must stay clear is below it, and gives the page's end room for
 * the banner (`--banner-room`), so that everything can be scrolled free of it. A banner that has the focus, or that the
 * visitor has asked for, does not wait. X-10.
 */
export function useKeptClear(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = banner;
    if (!current) return;
    look(current);
    const stop = watchLayout(() => look(current));
    return () => {
      stop();
      document.documentElement.style.removeProperty('--banner-room');
    };
  }, [banner]);
}
