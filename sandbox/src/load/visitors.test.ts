import { createReads, createSearches, type ModuleCatalogue } from './visitors';

const catalogue: ModuleCatalogue = {
  module: 'food',
  scope: {
    apiOrigin: '',
    place: null,
    zoneIds: [1],
    moduleId: 1,
    language: 'en',
    token: null,
    guestId: null,
    decimals: 2,
  },
  categories: [1],
  stores: [1],
  items: [5],
  searchWords: ['bread'],
};

it('are the same for the same seed, of every kind', () => {
  const reads = createReads([catalogue], 1, 2_000);
  const repeated = createReads([catalogue], 1, 2_000);
  expect(new Set(reads.map(({ name }) => name)).size).toBe(13);
  expect(repeated.map(({ path }) => path)).toEqual(reads.map(({ path }) => path));
});

it('are searches alone where only these are measured [X-23]', () => {
  const names = createSearches([catalogue], 1, 200).map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual(['search', 'suggestions']);
});

it('read some of the responses, and report invalid ones and another item', () => {
  const reads = createReads([catalogue], 1, 2_000).filter(({ check }) => check);
  expect(reads).toHaveLength(80);
  for (const { check } of reads) expect(check?.('<html>', {})).toMatch(/^unreadable/);
  const item = reads.find(({ name }) => name === 'item');
  expect(item?.check?.('{"id":6,"name":"Bread","module_id":1,"module_type":"food","price":1}', {})).toMatch(
    /instead of 5/,
  );
});
