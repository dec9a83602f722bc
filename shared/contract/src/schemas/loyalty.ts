import { number, object } from 'yup';

const most = 100_000_000_000;

/** Whole points; how many the shop takes at once and how many there are is the server's to say. D-28, F-45. */
export const pointTransferSchema = object({
  point: number()
    .integer('pointsWhole')
    .min(1, 'pointsRequired')
    .max(most, 'pointsTooMany')
    .required('pointsRequired'),
});
