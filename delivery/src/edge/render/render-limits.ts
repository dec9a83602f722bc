/** What rendering may take. */
export interface Limits {
  /** Milliseconds after which nobody waits for a page any more. */
  wait: number;
  /** Milliseconds after which a worker that does not answer is ended. */
  timeout: number;
  /** Milliseconds for which a route that hung, crashed or threw is not tried again, and a release that did so while loading. */
  pause: number;
  releasePause: number;
  /** Pages that wait for each worker. */
  queue: number;
  /** Releases after which a worker is replaced, so that old ones do not pile up. */
  releases: number;
  /** Megabytes of one worker. */
  memory: number;
}

/** Milliseconds that a worker may go on with a page for which nobody waits any more. */
const grace = 2_200;

/** The two times for pages that visitors wait for this long. Milliseconds. */
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
