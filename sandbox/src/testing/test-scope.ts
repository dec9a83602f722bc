/** `npm run test:all`: everything that is tried at random or in every combination, of which `npm test` tries a sample. */
export const isAll = process.env.TEST_SCOPE === 'all';
