import { languages } from '../http/language';

/** `npm run test:all`: all random cases and combinations, of which `npm test` runs a sample. */
export const isAll = process.env.TEST_SCOPE === 'all';

/**
 * The values to try at the place of this number: all, or in `npm test` every twelfth, with another start at each place,
 * so that twelve places together get all of them.
 */
export const getShare = <Value>(values: readonly Value[], place: number): readonly Value[] =>
  isAll ? values : values.filter((_value, at) => (at + place) % 12 === 0);

/**
 * The languages in which endpoints are called. A database server runs the same statements in each, so one is enough
 * there, except in the whole run.
 */
export const testedLanguages = process.env.DATABASE_URL && !isAll ? (['en'] as const) : languages;
