import type { Position } from '@shop/domain';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of a move: about the time until the next position is known, so that a courier never seems to stop. */
const glideTime = 8_000;
/** Milliseconds between two pictures of a move. */
const pause = 50;
/** Degrees, about a kilometre: who is farther away was not seen for a while, and does not fly there. */
const longest = 0.01;

const canGlide = (from: Position, to: Position) =>
  Math.abs(to.latitude - from.latitude) < longest &&
  Math.abs(to.longitude - from.longitude) < longest &&
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const between = (from: Position, to: Position, share: number): Position => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});

/**
 * A position that moves smoothly to the latest one; at once where the visitor wants no motion, or the page is hidden.
 *
 */
export function useGlide(latitude: number, longitude: number): Position {
  const [shown, setShown] = useState({ latitude, longitude });
  const last = useRef(shown);
  useEffect(() => {
    const show = (position: Position) => {
      last.current = position;
      setShown(position);
    };
    const [from, to] = [last.current, { latitude, longitude }];
    if (from.latitude === latitude && from.longitude === longitude) return undefined;
    if (!canGlide(from, to)) return show(to);
    const begin = performance.now();
    let painted = begin;
    let frame = 0;
    const move = (at: number) => {
      const share = Math.min(1, Math.max(0, (at - begin) / glideTime));
      if (at - painted >= pause || share === 1) {
        painted = at;
        show(between(from, to, share));
      }
      if (share < 1) frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [latitude, longitude]);
  return shown;
}
