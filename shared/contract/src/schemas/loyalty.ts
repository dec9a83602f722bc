import { number, object } from 'yup';

const most = 100_000_000_000;

/** Whole points; the server checks minimum and balance. D-28, F-45. */
export const pointTransferSchema = object({
  point: number()
    .integer('pointsWhole')
    .min(1, 'pointsRequired')
    .max(most, 'pointsTooMany')
    .required('pointsRequired'),
});
