import { languages } from '../http/language';

/** `npm run test:all`: all random cases and combinations, of which `npm test` runs a sample. */
export const isAll = process.env.TEST_SCOPE === 'all';

/**
 * The languages in which endpoints are called. A database server runs the same statements in each, so one is enough
 * there, except in the whole run.
 */
export const testedLanguages = process.env.DATABASE_URL && !isAll ? (['en'] as const) : languages;
