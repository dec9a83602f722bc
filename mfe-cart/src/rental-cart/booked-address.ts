/** Address of a trip's confirmation page. The tab saves the guest's phone for it (`saveContactPhone`, D-23). */
export const toBookedAddress = (tripId: number): string => `/rental/trip-confirmed?trip_id=${tripId}`;

/** Address of the page that tracks a trip. ROUTE-11. */
export const toTripTrackAddress = (tripId: number): string => `/track-order?trip_id=${tripId}`;
