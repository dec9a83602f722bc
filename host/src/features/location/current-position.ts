import type { Position } from '@shop/domain';

export type PositionFailure = 'denied' | 'late' | 'unavailable';

/** The browser's position could not be had. */
export class PositionError extends Error {
  override name = 'PositionError';
  constructor(readonly why: PositionFailure) {
    super(why);
  }
}

/** Milliseconds in which the visitor decides and the browser answers (BIZ-03). */
const deadline = 5_000;
/** `GeolocationPositionError.PERMISSION_DENIED`. */
const denied = 1;

/** Where the visitor is, at low accuracy; rejects with a `PositionError`. An answer after the deadline is not used. */
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
