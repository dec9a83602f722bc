import type { MinuteRange } from '../entities/order';

/** Minutes for a kilometre by road in town: with little and with much traffic. */
const pace = { from: 2, to: 3 } as const;
/** Minutes between the street and the door. */
const atDoor = 5;
/** Metres by road within which a store's usual minutes hold. */
const neighbourhood = 3_000;
/** Beyond it, a position is wrong, or nobody delivers. Metres by road. */
const longestWay = 200_000;
/** A store's minutes are multiples of five, and so is what the distance adds. */
const step = 5;

/** Minutes that a courier needs for a distance by road; null for one that nobody delivers over. X-19. */
export function getWayMinutes(metres: number | null): MinuteRange | null {
  if (metres === null || !(metres >= 0) || metres > longestWay) return null;
  const kilometres = metres / 1_000;
  return { from: kilometres * pace.from, to: kilometres * pace.to + atDoor };
}

/** "25-35" or "20-30 min" as minutes, "25" as a range of one length; null for a text without a number. */
export function toMinuteRange(text: string | null): MinuteRange | null {
  const [from, to] = (text?.match(/\d+/g) ?? []).map(Number);
  if (from === undefined) return null;
  return { from, to: Math.max(from, to ?? from) };
}

/**
 * The minutes from a store's confirmation to the door: its usual ones, which hold for its neighbourhood, and what the road
 * beyond adds. An unknown distance (null), and that of take-away, adds nothing; too long a one makes them unknown. X-19.
 */
export function getExpectedMinutes(usual: MinuteRange | null, metres: number | null): MinuteRange | null {
  if (!usual || metres === null) return usual;
  if (!getWayMinutes(metres)) return null;
  const beyond = Math.max(0, metres - neighbourhood) / 1_000;
  return {
    from: usual.from + Math.floor((beyond * pace.from) / step) * step,
    to: usual.to + Math.ceil((beyond * pace.to) / step) * step,
  };
}

/** Minutes in the unit in which people say them. */
export interface ShownDuration {
  unit: 'minutes' | 'hours' | 'days';
  /** '25-40', or '25' for a range of one length. */
  text: string;
}

const units = [
  { unit: 'days', length: 1_440, from: 2_880 },
  { unit: 'hours', length: 60, from: 180 },
] as const;

/** Parcels of shops take days, dishes minutes: a range in the largest unit that does not make its start zero. X-19. */
export function toShownDuration({ from, to }: MinuteRange): ShownDuration {
  const found = units.find((entry) => from >= entry.length && to >= entry.from);
  const length = found?.length ?? 1;
  const [least, most] = [Math.floor(from / length), Math.ceil(to / length)];
  return { unit: found?.unit ?? 'minutes', text: least === most ? `${least}` : `${least}-${most}` };
}
