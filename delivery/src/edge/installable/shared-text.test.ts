import fc from 'fast-check';
import { toSharedAddress } from './shared-text';

const origin = 'https://shop.example';

it.each([
  ['a page of this shop', { url: `${origin}/store/7?category=3#menu` }, '/store/7?category=3'],
  ['a page of this shop within a text', { text: `Look: ${origin}/product/4 !` }, '/product/4'],
  ['words', { title: 'A recipe', text: 'chicken  biryani\n' }, '/home?search=chicken%20biryani'],
  ['a title without a text', { title: 'برجر' }, `/home?search=${encodeURIComponent('برجر')}`],
  ['a page elsewhere', { title: 'Soup', url: 'https://other.example/product/4' }, '/home?search=Soup'],
  ['nothing', {}, '/home'],
])('%s leads where a person expects [X-32]', (_name, content, address) => {
  expect(toSharedAddress(content, origin)).toBe(address);
});

it('leads to this shop, whatever is shared [X-32] [F-37]', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constant(`${origin}//evil.example`),
  );
  fc.assert(
    fc.property(text, text, text, (title, words, url) => {
      const address = toSharedAddress({ title, text: words, url }, origin);
      expect(new URL(address, origin).origin).toBe(origin);
      expect(address).toMatch(/^\/(?!\/)/);
    }),
  );
});
