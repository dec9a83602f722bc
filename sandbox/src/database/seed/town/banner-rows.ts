import { pictureUrl } from '../../../features/media/picture';
import type { Row } from '../insert-rows';
import { texts, type Texts } from '../texts';
import { seedStores } from './store-rows';

interface SeedBanner {
  module: number;
  zone: number | null;
  icons: string[];
  hue: number;
  title: Texts;
  /** English name of a shop, or an address. */
  store?: string;
  link?: string;
  /** The first item of that shop instead of the shop. */
  item?: boolean;
}

const banner = (
  module: number,
  icons: string,
  hue: number,
  title: string,
  to: Partial<SeedBanner>,
): SeedBanner => ({
  module,
  zone: null,
  icons: icons.split('+'),
  hue,
  title: texts(title),
  ...to,
});

const banners: readonly SeedBanner[] = [
  banner(
    1,
    'pizza+tomato+cheese-wedge',
    14,
    'Stone-baked pizza tonight | آج رات پتھر پر پکا پیزا | بيتزا الحجر الليلة',
    { store: 'Forno Corallo', item: true },
  ),
  banner(
    1,
    'hamburger+french-fries+cup-with-straw',
    36,
    '20 % off at Harbour Burger Yard | ہاربر برگر یارڈ پر 20 فیصد رعایت | خصم 20٪ في ساحة برغر الميناء',
    { store: 'Harbour Burger Yard' },
  ),
  banner(1, 'hot-beverage+croissant+shortcake', 330, 'Coffee on the square | چوک میں کافی | قهوة في الساحة', {
    store: 'Clock Square Café',
  }),
  banner(
    1,
    'party-popper+wrapped-gift+balloon',
    262,
    'Campaigns of the week | اس ہفتے کی مہمات | حملات الأسبوع',
    { link: '/campaigns' },
  ),
  banner(
    2,
    'red-apple+carrot+leafy-green',
    110,
    'Fresh from Palm Farms | پام فارمز سے تازہ | طازج من مزارع النخيل',
    { store: 'Farm Gate', zone: 4 },
  ),
  banner(2, 'glass-of-milk+bread+egg', 42, 'Breakfast basket | ناشتے کی ٹوکری | سلة الفطور', {
    store: 'Harbour Market',
    item: true,
  }),
  banner(
    2,
    'chocolate-bar+popcorn+beverage-box',
    190,
    'Snacks at any hour | ہر وقت اسنیکس | وجبات خفيفة في أي ساعة',
    { store: 'Station Express' },
  ),
  banner(3, 'tangerine+pill+sun', 172, 'Vitamins for the season | موسم کے لیے وٹامن | فيتامينات الموسم', {
    store: 'Vita Corner',
  }),
  banner(
    3,
    'baby-bottle+teddy-bear+bathtub',
    290,
    'Gentle care for babies | بچوں کی نرم نگہداشت | عناية لطيفة بالأطفال',
    { store: 'Pearl Care' },
  ),
  banner(
    4,
    'laptop+headphone+mobile-phone',
    235,
    'New at Circuit House | سرکٹ ہاؤس میں نیا | جديد بيت الدوائر',
    { store: 'Circuit House', item: true },
  ),
  banner(
    4,
    'dress+handbag+high-heeled-shoe',
    326,
    'Silk and Sail summer sale | سلک اینڈ سیل کی موسمِ گرما کی سیل | تخفيضات الصيف في حرير وشراع',
    { store: 'Silk and Sail' },
  ),
  banner(4, 'tent+bicycle+kite', 150, 'Out to the hills | پہاڑیوں کی طرف | إلى التلال', {
    store: 'Lighthouse Outdoors',
  }),
];

/** `firstItem` gives the first item of a shop. */
export const bannerRows = (firstItem: (storeId: number) => unknown): Row[] =>
  banners.map((entry, index) => {
    const store = seedStores.find(({ name }) => name.en === entry.store);
    if (entry.store && !store) throw new Error(`No shop ${entry.store}`);
    return {
      id: index + 1,
      module_id: entry.module,
      zone_id: entry.zone,
      title_i18n: entry.title,
      image: pictureUrl('banner', entry.icons, entry.hue),
      item_id: entry.item && store ? firstItem(store.id) : null,
      store_id: store && !entry.item ? store.id : null,
      link: entry.link ?? null,
      featured: index % 4 === 0,
      position: index,
      active: true,
    };
  });
