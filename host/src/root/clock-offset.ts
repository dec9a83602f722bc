/** Less is the time that the page took to come. Milliseconds. */
const tolerance = 60_000;

/** What is read of `window.performance`. */
interface PageTiming {
  timeOrigin: number;
  getEntriesByType: (type: 'navigation') => readonly { readonly responseStart?: number }[];
}

/**
 * Milliseconds by which the edge's clock is ahead of this device's: the page says when it was sent, the browser when it
 * began to arrive. 0 for less than a minute, and where the edge does not say it.
 */
export function getClockOffset(sentAt: string | undefined, timing: PageTiming, now: number): number {
  const sent = Date.parse(sentAt ?? '');
  if (Number.isNaN(sent)) return 0;
  const responseStart = timing.getEntriesByType('navigation')[0]?.responseStart;
  const arrived = responseStart ? timing.timeOrigin + responseStart : now;
  const offset = Math.round(sent - arrived);
  return Math.abs(offset) < tolerance ? 0 : offset;
}
