import { languages } from '../http/language';

/** `npm run test:all`: everything that is tried at random or in every combination, of which `npm test` tries a sample. */
export const isAll = process.env.TEST_SCOPE === 'all';

/** What endpoints are asked in. A server runs the same statements in each: there one is enough, unless all is requested. */
export const testedLanguages = process.env.DATABASE_URL && !isAll ? (['en'] as const) : languages;
