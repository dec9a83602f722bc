import { getBannerTarget } from './banner-card';

const target = (type: 'item' | 'store' | 'link' | 'none', id: number | null, url: string | null) =>
  getBannerTarget({ id: 1, title: '', imageUrl: null, target: { type, id, url } });

it('links to an item or a store', () => {
  expect(target('item', 4, null)).toEqual({ address: '/product/4', isLocal: true });
  expect(target('store', 5, null)).toEqual({ address: '/store/5', isLocal: true });
  expect(target('none', null, null)).toBeNull();
});

it.each([
  ['/category/3', true],
  ['https://example.com/offer', false],
])('accepts %s', (url, isLocal) => {
  expect(target('link', null, url)).toEqual({ address: url, isLocal });
});

it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'offer'])(
  'rejects %s [F-37]',
  (url) => {
    expect(target('link', null, url)).toBeNull();
  },
);
