import { argsOfFirstCall, isFirstCallAt } from './first-calls';

const call = {
  endpoint: 'storeItems',
  args: { params: { id: ':id' }, query: { search: '?q', offset: 1, type: 'all', category_id: '?category' } },
};

it('takes values from path and search, numbers as numbers', () => {
  expect(argsOfFirstCall(call, { id: '12' }, new URLSearchParams('q=rice&category=7'))).toEqual({
    params: { id: 12 },
    query: { search: 'rice', offset: 1, type: 'all', category_id: 7 },
  });
});

it('leaves out what the address does not have, and keeps text that only looks like a number', () => {
  expect(argsOfFirstCall(call, { id: '007' }, new URLSearchParams('q='))).toEqual({
    params: { id: '007' },
    query: { offset: 1, type: 'all' },
  });
});

it('is no first call where the search shows something else', () => {
  const front = { endpoint: 'banners', unless: ['search', 'data_type'] };
  expect(isFirstCallAt(front, new URLSearchParams('from=menu&search='))).toBe(true);
  expect(isFirstCallAt(front, new URLSearchParams('search=rice'))).toBe(false);
  expect(isFirstCallAt(call, new URLSearchParams('search=rice'))).toBe(true);
});
