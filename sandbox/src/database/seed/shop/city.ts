import { texts, type Texts } from '../texts';
import { pictureUrl } from '../../../features/media/picture';

export const cityName = texts('Marjan | مرجان | مرجان');

export interface SeedModule {
  id: number;
  slug: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';
  name: Texts;
  description: Texts;
  icon: string;
  thumbnail: string;
  hue: number;
  /** The scene of the module's banners. */
  scene: number;
}

const modul = (
  id: number,
  slug: SeedModule['slug'],
  icons: string[],
  hue: number,
  name: string,
  description: string,
): SeedModule => ({
  id,
  slug,
  hue,
  name: texts(name),
  description: texts(description),
  scene: id - 1,
  icon: pictureUrl('module', icons[0] ?? '', hue),
  thumbnail: pictureUrl('banner', icons, hue, id - 1),
});

/** One module of each type; rental and parcel have no items. */
export const modules: readonly SeedModule[] = [
  modul(
    1,
    'food',
    ['hamburger', 'pizza', 'tropical-drink'],
    14,
    'Food | کھانا | الطعام',
    'Meals from the kitchens of the town, hot at your door. | شہر کے باورچی خانوں کا گرم کھانا، آپ کے دروازے پر۔ | وجبات من مطابخ المدينة تصل ساخنة إلى بابك.',
  ),
  modul(
    2,
    'grocery',
    ['shopping-cart', 'avocado', 'glass-of-milk'],
    110,
    'Grocery | گروسری | البقالة',
    'Fresh fruit, vegetables and everything for the week. | تازہ پھل، سبزیاں اور ہفتے بھر کا سامان۔ | فواكه وخضروات طازجة وكل ما يلزم الأسبوع.',
  ),
  modul(
    3,
    'pharmacy',
    ['pill', 'stethoscope', 'adhesive-bandage'],
    175,
    'Pharmacy | فارمیسی | الصيدلية',
    'Medicines and care, with advice from pharmacists. | ادویات اور نگہداشت، فارماسسٹ کے مشورے کے ساتھ۔ | أدوية وعناية بمشورة الصيادلة.',
  ),
  modul(
    4,
    'ecommerce',
    ['shopping-bags', 'headphone', 'dress'],
    240,
    'Shop | شاپنگ | المتجر',
    'Electronics, fashion and things for the home. | الیکٹرانکس، فیشن اور گھر کا سامان۔ | إلكترونيات وأزياء ومستلزمات المنزل.',
  ),
  modul(
    5,
    'parcel',
    ['package', 'delivery-truck', 'label'],
    40,
    'Parcel | پارسل | الطرود',
    'Send parcels across the town on the same day. | اسی دن شہر بھر میں پارسل بھیجیں۔ | أرسل الطرود في أنحاء المدينة في اليوم نفسه.',
  ),
  modul(
    6,
    'rental',
    ['automobile', 'key', 'sport-utility-vehicle'],
    212,
    'Rental | کرایہ | التأجير',
    'Cars by the hour or by the day. | گاڑیاں گھنٹے یا دن کے حساب سے۔ | سيارات بالساعة أو باليوم.',
  ),
];

/** Money in minor units. */
interface SeedCharges {
  type: 'per_km' | 'fixed';
  perKm: number;
  minimum: number;
  maximum: number;
  fixed: number;
  maximumCash: number | null;
}

export interface SeedZone {
  id: number;
  name: Texts;
  /** Corners as [latitude, longitude]. */
  ring: [number, number][];
  increase: { percent: number; message: Texts } | null;
  modules: Partial<Record<SeedModule['slug'], SeedCharges>>;
}

const perKm = (rate: number, minimum: number, maximum: number, maximumCash: number | null = null) => ({
  type: 'per_km' as const,
  perKm: rate,
  minimum,
  maximum,
  fixed: 0,
  maximumCash,
});
const fixed = (fee: number, maximumCash: number | null = null) => ({
  ...perKm(0, 0, 0, maximumCash),
  type: 'fixed' as const,
  fixed: fee,
});

/** The demo city, between the harbour in the east and the hills in the west. */
export const zones: readonly SeedZone[] = [
  {
    id: 1,
    name: texts('Old Harbour | پرانی بندرگاہ | الميناء القديم'),
    ring: [
      [25.149, 56.331],
      [25.147, 56.358],
      [25.133, 56.363],
      [25.112, 56.359],
      [25.104, 56.348],
      [25.107, 56.328],
      [25.128, 56.325],
    ],
    increase: null,
    modules: {
      food: perKm(60, 100, 400, 40_000),
      grocery: perKm(50, 150, 500, 60_000),
      pharmacy: fixed(200, 50_000),
      ecommerce: fixed(350, 100_000),
      parcel: perKm(80, 300, 1500),
      rental: fixed(0),
    },
  },
  {
    id: 2,
    name: texts('City Centre | مرکزِ شہر | وسط المدينة'),
    ring: [
      [25.146, 56.293],
      [25.149, 56.331],
      [25.128, 56.325],
      [25.107, 56.328],
      [25.101, 56.297],
      [25.12, 56.288],
    ],
    increase: {
      percent: 20,
      message: texts(
        'Roadworks in the centre make deliveries slower today. | مرکز میں سڑکوں کی مرمت کے باعث آج ترسیل میں تاخیر ہے۔ | أعمال الطرق في الوسط تبطئ التوصيل اليوم.',
      ),
    },
    modules: {
      food: perKm(70, 120, 500, 40_000),
      grocery: fixed(250, 60_000),
      pharmacy: perKm(40, 100, 300, 50_000),
      ecommerce: fixed(300, 100_000),
      parcel: perKm(75, 300, 0),
      rental: fixed(0),
    },
  },
  {
    id: 3,
    name: texts('Garden Hills | باغ ہلز | تلال الحدائق'),
    ring: [
      [25.14, 56.252],
      [25.146, 56.293],
      [25.12, 56.288],
      [25.101, 56.297],
      [25.098, 56.262],
      [25.117, 56.246],
    ],
    increase: null,
    modules: {
      food: perKm(90, 200, 800, 30_000),
      grocery: perKm(80, 200, 0, 40_000),
      pharmacy: fixed(300, 30_000),
    },
  },
  {
    id: 4,
    name: texts('Palm Farms | پام فارمز | مزارع النخيل'),
    ring: [
      [25.181, 56.285],
      [25.179, 56.328],
      [25.149, 56.331],
      [25.146, 56.293],
      [25.16, 56.279],
    ],
    increase: null,
    modules: { grocery: fixed(400, 30_000) },
  },
];
