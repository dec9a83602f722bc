const withPhone = (tripId: number, phone: string) =>
  new URLSearchParams({ trip_id: String(tripId), ...(phone ? { phone } : {}) }).toString();

/** The page that confirms a trip; a guest's carries the phone with which it is followed (D-23). */
export const bookedAddress = (tripId: number, phone: string): string =>
  `/rental/trip-confirmed?${withPhone(tripId, phone)}`;

/** Where a trip is followed. ROUTE-11. */
export const tripTrackAddress = (tripId: number, phone: string): string =>
  `/track-order?${withPhone(tripId, phone)}`;
