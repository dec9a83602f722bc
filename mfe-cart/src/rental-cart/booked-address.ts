/** The page that confirms a trip; with which phone a guest follows it this tab knows (`saveContactPhone`, D-23). */
export const bookedAddress = (tripId: number): string => `/rental/trip-confirmed?trip_id=${tripId}`;

/** Where a trip is followed. ROUTE-11. */
export const tripTrackAddress = (tripId: number): string => `/track-order?trip_id=${tripId}`;
