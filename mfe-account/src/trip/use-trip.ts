import { tripDetails } from '@shop/contract';
import { isTripOver, type Trip } from '@shop/domain';
import { questionOf, type Question } from '../tracking/question';
import { useTracked } from '../tracking/use-tracked';

/** From the address's search; null while something is missing. */
export const tripQuestionFrom = (search: URLSearchParams, isCustomer: boolean): Question | null =>
  questionOf(search, 'trip_id', isCustomer);

const trips = {
  endpoint: tripDetails,
  argsOf: (id: number, phone: string | null) => ({
    query: { trip_id: id, ...(phone ? { contact_number: phone } : {}) },
  }),
  isUnderWay: (latest: Trip | undefined) => latest !== undefined && !isTripOver(latest.status),
};

/** A trip with its vehicles. D-23, GEN-04. */
export const useTrip = (question: Question | null) => useTracked(trips, question);
