const day = 86_400_000;

/** A day so many days from now, as an ISO date. */
export const dateFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * day).toISOString().slice(0, 10);

/** A moment so many hours before now. */
export const hoursBefore = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * 3_600_000).toISOString();
