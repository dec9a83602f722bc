import { tripDetails } from '@shop/contract';
import { isTripOver, type Trip } from '@shop/domain';
import type { Question } from './question';
import { useTracked } from './use-tracked';

const trips = {
  endpoint: tripDetails,
  getArgs: (id: number, phone: string | null) => ({
    query: { trip_id: id, ...(phone ? { contact_number: phone } : {}) },
  }),
  isInProgress: (latest: Trip | undefined) => latest !== undefined && !isTripOver(latest.status),
};

/** A trip with its vehicles. D-23, GEN-04. */
export const useTrip = (question: Question | null) => useTracked(trips, question);
