/** Milliseconds below which an offset counts as transfer time. */
const tolerance = 60_000;

/** The parts of `window.performance` that are used. */
interface PageTiming {
  timeOrigin: number;
  getEntriesByType: (type: 'navigation') => readonly { readonly responseStart?: number }[];
}

/**
 * Milliseconds by which the edge's clock is ahead of this device's: the time when the page was sent, minus the time
 * when it began to arrive. 0 for less than a minute, and without a time from the edge.
 */
export function getClockOffset(sentAt: string | undefined, timing: PageTiming, now: number): number {
  const sent = Date.parse(sentAt ?? '');
  if (Number.isNaN(sent)) return 0;
  const responseStart = timing.getEntriesByType('navigation')[0]?.responseStart;
  const arrived = responseStart ? timing.timeOrigin + responseStart : now;
  const offset = Math.round(sent - arrived);
  return Math.abs(offset) < tolerance ? 0 : offset;
}
