import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds for which each entry stands. */
const stay = 6_000;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns on by itself while nobody points at it or is inside of it, and the page is seen; never where motion is
 * reduced. `toggle` stops it for who is bothered and lets it go on.
 */
export function useAutoplay(frame: RefObject<HTMLElement | null>, isWanted: boolean, onStep: () => void) {
  const [isStopped, setStopped] = useState(false);
  const [isAllowed, setAllowed] = useState(true);
  useEffect(() => {
    if (wantsStillness()) setAllowed(false);
  }, []);
  const isMoving = isWanted && isAllowed && !isStopped;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const box = frame.current;
      const isBusy = box?.matches(':hover, :focus-within') ?? true;
      if (!isBusy && document.visibilityState === 'visible') onStep();
    }, stay);
    return () => clearInterval(timer);
  }, [isMoving, frame, onStep]);
  return {
    isMoving,
    canMove: isWanted && isAllowed,
    stop: () => setStopped(true),
    toggle: () => setStopped((stopped) => !stopped),
  };
}
