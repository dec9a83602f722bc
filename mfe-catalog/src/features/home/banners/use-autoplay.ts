import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds for which each entry stands. */
const stay = 6_000;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns on by itself while nobody points at it or is inside of it, and the page is seen; never where motion is
 * reduced. `isMoving` is false until the page is live and after `toggle`, so that whoever is bothered can stop it.
 */
export function useAutoplay(frame: RefObject<HTMLElement | null>, isWanted: boolean, onTurn: () => void) {
  const [isStopped, setStopped] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => setAllowed(!wantsStillness()), []);
  const isMoving = isWanted && isAllowed && !isStopped;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const box = frame.current;
      const isBusy = box?.matches(':hover, :focus-within') ?? true;
      if (!isBusy && document.visibilityState === 'visible') onTurn();
    }, stay);
    return () => clearInterval(timer);
  }, [isMoving, frame, onTurn]);
  return {
    isMoving,
    canMove: isWanted && isAllowed,
    stop: () => setStopped(true),
    toggle: () => setStopped((stopped) => !stopped),
  };
}
