import { createHash } from 'node:crypto';
import { pictureUrl } from '../../../features/media/picture';
import type { Row } from '../insert-rows';
import { toRows, type Texts } from '../texts';
import { modules } from '../shop/city';
import { brands as table } from './brands';

export interface SeedBrand {
  id: number;
  key: string;
  moduleId: number;
  mark: string;
  hue: number;
  categories: string[];
  name: Texts;
}

const seedBrands: readonly SeedBrand[] = toRows(table).map((cells, index) => {
  const [slug, key = '', mark = '', hue = '', categories = '', en = '', ur = '', ar = ''] = cells;
  const module = modules.find((entry) => entry.slug === slug);
  if (!module) throw new Error(`Unknown module of ${en}`);
  return {
    id: index + 1,
    key,
    moduleId: module.id,
    mark,
    hue: Number(hue),
    categories: categories.split(',').map((entry) => entry.trim()),
    name: { en, ur, ar },
  };
});

/** Of ten items whose category has brands, so many have one. */
const branded = 8;

/** The brand of an item by its English name: the brand in the name, or one of its category; null for none. */
export function findBrand(category: string, name: string): SeedBrand | null {
  const able = seedBrands.filter(({ categories }) => categories.includes(category));
  const named = able.find((brand) => name.startsWith(`${brand.name.en} `));
  const chance = createHash('sha256').update(name).digest();
  if (named || able.length === 0 || chance.readUInt8(0) % 10 >= branded) return named ?? null;
  return able[chance.readUInt8(1) % able.length] ?? null;
}

export const brandRows = (): Row[] =>
  seedBrands.map((brand, index) => ({
    id: brand.id,
    module_id: brand.moduleId,
    slug: brand.key,
    name_i18n: brand.name,
    image: pictureUrl('mark', brand.mark, brand.hue),
    position: index,
    active: true,
  }));
