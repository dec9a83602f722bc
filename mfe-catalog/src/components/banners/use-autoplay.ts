import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds that each entry is shown. */
const stay = 6_000;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves on by itself while the page is visible and neither pointer nor focus is inside; never with reduced motion.
 * `toggle` stops and restarts it.
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
