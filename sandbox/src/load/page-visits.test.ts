import { pagesFrom } from './page-visits';
import type { Shelf } from './visitors';

const shelf: Shelf = {
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
const cookieOf = (headers: Record<string, string>) =>
  JSON.parse(decodeURIComponent((headers.cookie ?? '').replace('shop=', '')));

it('are asked for by many people, and by customers with what they care for', () => {
  const [guests, customers] = [pagesFrom(shelf, 'guests', 1, 300), pagesFrom(shelf, 'customers', 1, 300)];
  expect(new Set(guests.map(({ headers }) => cookieOf(headers).v)).size).toBeGreaterThan(100);
  expect(guests.every(({ headers }) => !('c' in cookieOf(headers)))).toBe(true);
  expect(customers.every(({ headers }) => cookieOf(headers).c === 1)).toBe(true);
  expect(new Set(customers.map(({ headers }) => String(cookieOf(headers).i))).size).toBe(12);
  expect(pagesFrom(shelf, 'guests', 1, 300).map(({ path }) => path)).toEqual(guests.map(({ path }) => path));
});

it('fail where they come without content, or know somebody else', () => {
  const visit = () => {
    const [page] = pagesFrom(shelf, 'guests', 3, 1);
    if (!page?.fault) throw new Error('no page');
    return { fault: page.fault, own: String(cookieOf(page.headers).v) };
  };
  const { own } = visit();
  const other = own.replace(/\d{3}$/, '999');
  expect(visit().fault(own, rendered)).toBeNull();
  expect(visit().fault(own, { 'Server-Timing': 'edge;dur=1, content;desc=browser' })).toBe('not rendered');
  expect(visit().fault('', rendered)).toBe('not the page of who asked');
  expect(visit().fault(`${own} ${other}`, rendered)).toBe('knows somebody else');
});
