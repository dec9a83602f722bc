import { createI18n, I18nProvider } from '@shop/i18n';
import { render } from '@testing-library/react';
import { fullAddress, Seo, SeoProvider, type SeoPage, type SeoProps } from './seo';

const page: SeoPage = {
  shopName: 'Mosaic',
  origin: 'https://shop.example',
  canonical: 'https://shop.example/product/7',
  alternates: [{ language: 'ar', address: 'https://shop.example/product/7?lang=ar' }],
  isListed: true,
  logoUrl: '/logo.svg',
  currency: 'USD',
  collect: null,
};

const i18n = createI18n('ar');
const head = (props: SeoProps | null, own: Partial<SeoPage> = {}) => (
  <I18nProvider i18n={i18n}>
    <SeoProvider value={{ ...page, ...own }}>{props && <Seo {...props} />}</SeoProvider>
  </I18nProvider>
);
const all = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );

beforeEach(() => {
  document.head.innerHTML = '';
});

it('describes the page, for people and for sharing [X-08]', () => {
  render(head({ title: 'Pizza', description: 'Thin', image: '/7.svg', type: 'product', price: '9.00' }));
  expect(document.title).toBe('Pizza · Mosaic');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', page.canonical);
  expect(document.querySelector('link[hreflang="ar"]')).toHaveAttribute('href', `${page.canonical}?lang=ar`);
  expect(
    Object.fromEntries(
      [...document.querySelectorAll('meta')].map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property'),
        meta.content,
      ]),
    ),
  ).toEqual({
    description: 'Thin',
    'og:title': 'Pizza',
    'og:site_name': 'Mosaic',
    'og:description': 'Thin',
    'og:url': page.canonical,
    'og:image': 'https://shop.example/7.svg',
    'og:image:alt': 'Pizza',
    'og:type': 'product',
    'product:price:amount': '9.00',
    'product:price:currency': 'USD',
    'og:locale': 'ar_SA',
    'og:locale:alternate': 'ur_PK',
    'twitter:card': 'summary_large_image',
  });
  expect(all('og:locale:alternate')).toEqual(['en_US', 'ur_PK']);
});

it('uses the shop’s name without a title, and puts the shop first on its own pages', () => {
  const { rerender } = render(head({}));
  expect([document.title, ...all('og:title')]).toEqual(['Mosaic', 'Mosaic']);
  rerender(head({ title: 'Every shop', shopFirst: true }));
  expect([document.title, ...all('og:title')]).toEqual(['Mosaic · Every shop', 'Mosaic · Every shop']);
});

it.each([
  ['its route', {}, { isListed: false }],
  ['itself', { robots: 'noindex' } as const, {}],
])('keeps a page out of search engines because of %s [X-08]', (_why, props, own) => {
  const collect = jest.fn();
  render(head({ title: 'Mine', jsonLd: () => [{}], ...props }, { collect, ...own }));
  expect(all('robots')).toEqual(['noindex']);
  expect(document.querySelector('link[hreflang]')).toBeNull();
  expect(collect).not.toHaveBeenCalled();
});

it('has no price without its currency, and no address without an origin', () => {
  render(
    head({ price: '9.00', image: '/7.svg' }, { currency: null, origin: '', canonical: '', alternates: [] }),
  );
  expect(document.querySelector('link, [property^="product:"], [property="og:image"]')).toBeNull();
  expect(all('twitter:card')).toEqual(['summary']);
});

it('replaces the document’s own head, and is removed with its page [X-08]', () => {
  document.head.innerHTML =
    '<title data-seo>Mosaic</title><meta data-seo property="og:title" content="Mosaic">' +
    '<link rel="icon" href="/icon.svg"><script type="application/ld+json">{}</script>';
  const { rerender } = render(head({ title: 'Pizza', description: 'Thin' }));
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(all('og:title')).toEqual(['Pizza']);
  expect(document.querySelector('script')).not.toBeNull();
  rerender(head({ title: 'Bread' }, { canonical: 'https://shop.example/product/8' }));
  expect(document.title).toBe('Bread · Mosaic');
  expect(document.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
  expect(all('description')).toEqual([]);
  expect(document.querySelector('script')).toBeNull();
  rerender(head(null));
  expect(document.querySelectorAll('title, meta')).toHaveLength(0);
  expect(document.querySelector('link[rel="icon"]')).not.toBeNull();
});

it.each(['javascript:alert(1)', '//evil.example/x.png', 'https://cdn.example/a b.png', '', null])(
  'has no picture whose address is %j',
  (address) => {
    expect(fullAddress('https://shop.example', address)).toBeNull();
  },
);
