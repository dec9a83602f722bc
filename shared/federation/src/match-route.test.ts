import { matchRoute } from './match-route';

const routes = [
  { path: '*' },
  { path: '/store/:id' },
  { path: '/store/new' },
  { path: '/store/:id/review/:review' },
  { path: '/' },
];

it.each([
  ['/', '/', {}],
  ['/store/7', '/store/:id', { id: '7' }],
  ['/store/7/', '/store/:id', { id: '7' }],
  ['/store/new', '/store/new', {}],
  ['/store/7/review/a%20b', '/store/:id/review/:review', { id: '7', review: 'a b' }],
  ['/store/%zz', '/store/:id', { id: '%zz' }],
  ['/nowhere', '*', {}],
])('%s is served by %s', (pathname, path, params) => {
  expect(matchRoute(routes, pathname)).toEqual({ route: { path }, params });
});

it('answers null where nothing fits', () => {
  expect(matchRoute([{ path: '/home' }], '/store/1')).toBeNull();
});

it('takes a parameter named as a part of every object for what it is [F-38]', () => {
  const match = matchRoute([{ path: '/x/:__proto__' }], '/x/1');
  expect(Object.keys(match?.params ?? {})).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});
