/** What may be followed: its number stands in addresses as `order_id`, `trip_id`. */
export type Tracked = 'order' | 'trip';

/** Where its words stand among the texts. */
export const trackTextKeys = { order: 'track', trip: 'trackTrip' } as const satisfies Record<Tracked, string>;

export const numberName = (what: Tracked): string => `${what}_id`;
