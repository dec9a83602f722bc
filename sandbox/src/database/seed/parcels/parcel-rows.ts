import { categories } from '../catalogue/categories';
import type { Row } from '../insert-rows';
import { pictureUrl } from '../../../features/media/picture';
import { texts } from '../texts';

const parcelModule = 5;

const small = { size: 'small', heaviest: 3, charge: 0 };
const medium = { size: 'medium', heaviest: 10, charge: 150 };
const large = { size: 'large', heaviest: 25, charge: 400 };

interface SeedKind {
  description: string;
  /** Minor units: per km, and the least. Null: the shop's. */
  rates: [perKm: number, minimum: number] | null;
  sizes: object[];
}

/** By the keys of the module's categories. */
const kinds: Record<string, SeedKind> = {
  documents: {
    description:
      'Letters, contracts and keys, in a closed envelope | خطوط، معاہدے اور چابیاں، بند لفافے میں | رسائل وعقود ومفاتيح في ظرف مغلق',
    rates: [60, 250],
    sizes: [],
  },
  boxes: {
    description: 'Packed and closed, up to 25 kg | بند اور پیک شدہ، 25 کلو تک | مغلّفة ومغلقة، حتى 25 كجم',
    rates: null,
    sizes: [small, medium, large],
  },
  fragile: {
    description:
      'Glass and electronics, carried upright | شیشہ اور برقی آلات، سیدھے رکھ کر | زجاج وأجهزة، تُحمل قائمة',
    rates: [110, 500],
    sizes: [small, medium],
  },
  gifts: {
    description:
      'Cakes, bouquets and wrapped gifts | کیک، گلدستے اور لپٹے ہوئے تحفے | كعك وباقات وهدايا مغلّفة',
    rates: [90, 350],
    sizes: [small, medium],
  },
  cooked: {
    description: 'In closed containers, kept warm | بند ڈبوں میں، گرم رکھ کر | في أوعية مغلقة، تبقى دافئة',
    rates: [80, 300],
    sizes: [],
  },
  furniture: {
    description:
      'One piece, with a van and two people | ایک چیز، وین اور دو افراد کے ساتھ | قطعة واحدة، بشاحنة وشخصين',
    rates: [250, 2_000],
    sizes: [],
  },
};

/** What the parcel module carries, with its rates. */
export const parcelCategoryRows = (): Row[] =>
  categories
    .filter(({ module }) => module === 'parcel')
    .map(({ key, name, icon, hue }, index) => {
      const kind = kinds[key];
      return {
        id: index + 1,
        module_id: parcelModule,
        name_i18n: name,
        description_i18n: kind ? texts(kind.description) : {},
        image: pictureUrl('category', icon, hue),
        per_km_charge: kind?.rates?.[0] ?? null,
        minimum_charge: kind?.rates?.[1] ?? null,
        sizes: kind?.sizes ?? [],
        position: index,
        active: true,
      };
    });
