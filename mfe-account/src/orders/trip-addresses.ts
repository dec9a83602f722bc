/** A customer's own trip with all that can be done with it. */
export const tripAddress = (tripId: number): string => `/profile?page=my-trips&trip_id=${tripId}`;
