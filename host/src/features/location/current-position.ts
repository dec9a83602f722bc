import type { Position } from '@shop/domain';

export type PositionFailure = 'denied' | 'late' | 'unavailable';

/** The browser gave no position. */
export class PositionError extends Error {
  override name = 'PositionError';
  constructor(readonly why: PositionFailure) {
    super(why);
  }
}

/** Milliseconds for the visitor to decide and the browser to respond (BIZ-03). */
const deadline = 5_000;
/** `GeolocationPositionError.PERMISSION_DENIED`. */
const denied = 1;

/**
 * The visitor's position at low accuracy; rejects with a `PositionError`. A position after the deadline is ignored.
 */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionError('unavailable'));
    const timer = setTimeout(() => reject(new PositionError('late')), deadline);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve({ latitude: coords.latitude, longitude: coords.longitude });
      },
      ({ code }) => {
        clearTimeout(timer);
        reject(new PositionError(code === denied ? 'denied' : 'unavailable'));
      },
      { enableHighAccuracy: false, timeout: deadline, maximumAge: 60_000 },
    );
  });
}
