/** Limits of rendering. */
export interface Limits {
  /** Milliseconds after which a visitor stops waiting for a page. */
  wait: number;
  /** Milliseconds after which a worker that does not respond is ended. */
  timeout: number;
  /** Milliseconds without retry for a route that hung, crashed or threw, and for a release that did so while loading. */
  pause: number;
  releasePause: number;
  /** Pages queued for each worker. */
  queue: number;
  /** Releases after which a worker is replaced, so that old ones do not accumulate. */
  releases: number;
  /** Memory of one worker in megabytes. */
  memory: number;
}

/** Milliseconds that a worker may continue with a page after its visitor stopped waiting. */
const grace = 2_200;

/** The two timeouts for visitors who wait this long. Milliseconds. */
export const renderTimes = (wait: number): Pick<Limits, 'wait' | 'timeout'> => ({
  wait,
  timeout: wait + grace,
});

export const defaultLimits: Limits = {
  ...renderTimes(800),
  pause: 10_000,
  releasePause: 60_000,
  queue: 48,
  releases: 24,
  memory: 256,
};
