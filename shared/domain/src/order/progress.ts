import type { Order, OrderStatus } from '../entities/order';

/** A step as a customer knows it, in the words of X-20. */
export type ProgressStep =
  | 'placed'
  | 'accepted'
  | 'preparing'
  | 'ready'
  | 'on_the_way'
  | 'delivered'
  | 'collected'
  | 'canceled'
  | 'declined'
  | 'failed'
  | 'refunded';

export interface ProgressEntry {
  step: ProgressStep;
  /** When it was reached, ISO 8601; null: not reached, or not known. */
  at: string | null;
  state: 'done' | 'current' | 'ahead';
}

/** A step with the statuses that belong to it. */
type Course = readonly (readonly [ProgressStep, ...OrderStatus[]])[];

const courses = {
  delivery: [
    ['placed', 'pending'],
    ['accepted', 'confirmed'],
    ['preparing', 'processing', 'handover'],
    ['on_the_way', 'picked_up'],
    ['delivered', 'delivered'],
  ],
  take_away: [
    ['placed', 'pending'],
    ['accepted', 'confirmed'],
    ['preparing', 'processing'],
    ['ready', 'handover', 'picked_up'],
    ['collected', 'delivered'],
  ],
  // Nobody prepares a parcel: a courier accepts it, fetches and brings it.
  parcel: [
    ['placed', 'pending'],
    ['accepted', 'confirmed', 'processing', 'handover'],
    ['on_the_way', 'picked_up'],
    ['delivered', 'delivered'],
  ],
} as const satisfies Record<string, Course>;

/** Steps that end an order without success. */
const unhappy = ['canceled', 'declined', 'failed', 'refunded'] as const satisfies readonly ProgressStep[];

export const isUnhappyStep = (step: ProgressStep): boolean => unhappy.some((known) => known === step);

type Progressed = Pick<Order, 'status' | 'orderType' | 'placedAt' | 'history' | 'parcel' | 'canceledByStore'>;

/** The end of an order outside its course; null while it runs, and when it ended well. */
function getUnhappyStep({ status, canceledByStore }: Progressed): ProgressStep | null {
  if (status === 'canceled') return canceledByStore ? 'declined' : 'canceled';
  return status === 'failed' || status === 'refunded' ? status : null;
}

/**
 * The steps of an order, in order: those that were reached with their time, the current one, and those to come. An order
 * that was canceled, declined, refunded or has failed shows what it had reached, and its end. D-24, X-20.
 */
export function getProgress(order: Progressed): ProgressEntry[] {
  const { status, orderType, placedAt, history } = order;
  const course: Course = courses[order.parcel ? 'parcel' : orderType];
  const getTime = (statuses: readonly OrderStatus[]) =>
    statuses
      .map((wanted) => history.find((entry) => entry.status === wanted)?.at)
      .find((at) => at !== undefined) ?? null;
  const steps = course.map(([step, ...statuses], index) => ({
    step,
    statuses,
    at: getTime(statuses) ?? (index === 0 ? placedAt || null : null),
  }));
  const end = getUnhappyStep(order);
  if (end) {
    const reached = steps.filter(({ at }, index) => index === 0 || at !== null);
    return [
      ...reached.map(({ step, at }): ProgressEntry => ({ step, at, state: 'done' })),
      { step: end, at: getTime([status]), state: 'current' },
    ];
  }
  const now = steps.findIndex(({ statuses }) => statuses.includes(status));
  return steps.map(({ step, at }, index) => ({
    step,
    at: index <= now ? at : null,
    state: index < now ? 'done' : index === now ? 'current' : 'ahead',
  }));
}
