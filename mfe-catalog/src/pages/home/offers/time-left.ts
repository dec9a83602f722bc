export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time left until an ISO time, in whole seconds; null when it is over. */
export function timeLeft(until: string, now: number): TimeLeft | null {
  const left = Math.ceil((Date.parse(until) - now) / 1000);
  if (!(left > 0)) return null; // An invalid time counts as over.
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3_600),
    minutes: Math.floor((left % 3_600) / 60),
    seconds: left % 60,
  };
}
