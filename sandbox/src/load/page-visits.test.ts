import { createPageVisits } from './page-visits';
import type { ModuleCatalogue } from './visitors';

const catalogue: ModuleCatalogue = {
  module: 'food',
  scope: {
    apiOrigin: '',
    place: { latitude: 24.8, longitude: 67.1 },
    zoneIds: [1],
    moduleId: 1,
    language: 'en',
    token: null,
    guestId: null,
    decimals: 2,
  },
  categories: [1, 2, 3, 4, 5, 6, 7],
  stores: [1, 2],
  items: [1, 2, 3],
  searchWords: [],
};
const rendered = { 'Server-Timing': 'edge;dur=1, content;desc=here' };
const readCookie = (headers: Record<string, string>) =>
  JSON.parse(decodeURIComponent((headers.cookie ?? '').replace('shop=', '')));

it('are made by many visitors, and by customers with their interests', () => {
  const [guests, customers] = [
    createPageVisits(catalogue, 'guests', 1, 300),
    createPageVisits(catalogue, 'customers', 1, 300),
  ];
  expect(new Set(guests.map(({ headers }) => readCookie(headers).v)).size).toBeGreaterThan(100);
  expect(guests.every(({ headers }) => !('c' in readCookie(headers)))).toBe(true);
  expect(customers.every(({ headers }) => readCookie(headers).c === 1)).toBe(true);
  expect(new Set(customers.map(({ headers }) => String(readCookie(headers).i))).size).toBe(12);
  expect(createPageVisits(catalogue, 'guests', 1, 300).map(({ path }) => path)).toEqual(
    guests.map(({ path }) => path),
  );
});

it('fail without content, and with the id of another visitor', () => {
  const visit = () => {
    const [page] = createPageVisits(catalogue, 'guests', 3, 1);
    if (!page?.check) throw new Error('no page');
    return { check: page.check, own: String(readCookie(page.headers).v) };
  };
  const { own } = visit();
  const other = own.replace(/\d{3}$/, '999');
  expect(visit().check(own, rendered)).toBeNull();
  expect(visit().check(own, { 'Server-Timing': 'edge;dur=1, content;desc=browser' })).toBe('not rendered');
  expect(visit().check('', rendered)).toBe("without its visitor's id");
  expect(visit().check(`${own} ${other}`, rendered)).toBe("with another visitor's id");
});
