import { light, type BrandColors } from '@shop/domain/brand';
import { directions } from '../visitor';

type Colors = BrandColors['light'];

interface Labels {
  about: (shop: string) => string;
  search: string;
  cart: string;
  orders: string;
}

const english: Labels = {
  about: (shop) => `Food, groceries and more from the shops around you, by ${shop}.`,
  search: 'Search',
  cart: 'My cart',
  orders: 'My orders',
};

const labels: Readonly<Record<string, Labels>> = {
  en: english,
  ur: {
    about: (shop) => `${shop}: کھانا، سودا سلف اور بہت کچھ، آپ کے آس پاس کے اسٹوروں سے۔`,
    search: 'تلاش',
    cart: 'میرا کارٹ',
    orders: 'میرے آرڈر',
  },
  ar: {
    about: (shop) => `${shop}: وجبات وبقالة والمزيد من المتاجر القريبة منك.`,
    search: 'بحث',
    cart: 'سلتي',
    orders: 'طلباتي',
  },
};

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const icons = [
  icon('icon', 192, 'any'),
  icon('icon', 512, 'any'),
  icon('maskable', 192, 'maskable'),
  icon('maskable', 512, 'maskable'),
];

/** Where other apps send what a person shares with the shop. */
export const sharePath = '/share';

/** The web application manifest in one language. */
export function webManifest(
  shop: string,
  language: string,
  { surface, page }: Pick<Colors, 'surface' | 'page'> = light,
): Record<string, unknown> {
  const { about, search, cart, orders } = labels[language] ?? english;
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icons[0]] });
  return {
    id: '/',
    name: shop,
    short_name: shop.slice(0, 12),
    description: about(shop),
    lang: language,
    dir: directions[language] ?? 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: surface,
    background_color: page,
    categories: ['shopping', 'food'],
    icons,
    launch_handler: { client_mode: 'navigate-existing' },
    share_target: {
      action: sharePath,
      method: 'GET',
      // The only one for GET; without it browsers warn.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      shortcut(search, '/home?search='),
      shortcut(cart, '/checkout'),
      shortcut(orders, '/my-orders'),
    ],
  };
}
