/** A time for which vehicles are booked: from `pickupAt` on, free again at `returnAt`. ISO 8601, UTC. */
export interface BookedTime {
  pickupAt: string;
  returnAt: string;
  quantity: number;
}

type Time = Pick<BookedTime, 'pickupAt' | 'returnAt'>;

/** Whether two times overlap: a vehicle returned at eleven may be picked up at eleven. */
export const overlaps = (one: Time, other: Time): boolean =>
  Date.parse(one.pickupAt) < Date.parse(other.returnAt) &&
  Date.parse(other.pickupAt) < Date.parse(one.returnAt);

/** How many of `quantity` vehicles are free during the whole time: `quantity` minus those booked at its busiest moment. */
export function freeVehicles(quantity: number, booked: readonly BookedTime[], requested: Time): number {
  const during = booked.filter((time) => overlaps(time, requested));
  const starts = [requested.pickupAt, ...during.map((time) => time.pickupAt)].map((at) =>
    Math.max(Date.parse(at), Date.parse(requested.pickupAt)),
  );
  const out = (at: number) =>
    during
      .filter((time) => Date.parse(time.pickupAt) <= at && at < Date.parse(time.returnAt))
      .reduce((sum, time) => sum + time.quantity, 0);
  return Math.max(0, quantity - Math.max(...starts.map(out)));
}
