import { json, type Database, type Queries } from '../database/database';
import { inSlices } from '../database/slices';
import { categories } from '../database/seed/catalogue/categories';
import { products } from '../database/seed/catalogue/product-table';
import { ratingColumns, ratingsAround } from '../database/seed/catalogue/ratings';
import { findBrand } from '../database/seed/merchandise/brand-rows';
import { randomFrom, type Random } from '../database/seed/random';
import type { Texts } from '../database/seed/texts';
import { ImportError } from '../catalogue-import/import-error';
import { pictureUrl } from '../features/media/picture';
import { rateStores } from '../features/reviews/store-ratings';
import { makers, qualities } from './name-words';

export interface GenerateOptions {
  items: number;
  /** Number of additional stores, spread over the modules with items; null: uses the existing stores. */
  stores: number | null;
  seed: number;
  /** Number of items from which the search index is rebuilt once at the end, which is much faster for many rows. */
  indexedAfterFrom?: number;
  /** Whether the database serves requests meanwhile, so that no statement may take long. */
  isServing?: boolean;
}

export interface Generated {
  items: number;
  stores: number;
  milliseconds: number;
}

interface Store {
  id: number;
  module_id: number;
  module_type: string;
}

const columns =
  'store_id, module_id, category_id, name_i18n, description_i18n, image, images, price, discount, discount_type, stock, tags, veg, recommended, brand_id, avg_rating, rating_count, rating_counts, order_count, position';

/**
 * Adds items for load tests, the same for the same seed, in slices between which the database serves others. Names
 * combine quality, maker, product and size in three languages, so that searches find few or many of them.
 */
export async function generateItems(database: Database, options: GenerateOptions): Promise<Generated> {
  const started = performance.now();
  const stores = await database.transaction((tx) => storesFor(tx, options));
  await withoutSearchIndex(database, options, () => fill(database, stores, options));
  await rateStores(database);
  await analyse(database, options);
  return {
    items: options.items,
    stores: stores.length,
    milliseconds: Math.round(performance.now() - started),
  };
}

/** Updates the planner's statistics. All at once would block other requests, so a serving database does it by columns. */
async function analyse(database: Database, { isServing }: GenerateOptions) {
  if (!isServing) return database.script('VACUUM ANALYZE items');
  const columns = await database.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = 'items'`,
  );
  const analyses = columns.map(({ name }) => `ANALYZE items (${name})`);
  await inSlices(['VACUUM items', ...analyses], ([sql = '']) => database.script(sql), 1);
}

async function fill(queries: Queries, stores: readonly Store[], { items, seed }: GenerateOptions) {
  const random = randomFrom(seed);
  const known = await readCategoriesAndBrands(queries);
  const numbers = Array.from({ length: items }, (_entry, number) => number);
  await inSlices(numbers, (slice) => {
    const rows = slice.map((number) => {
      const store = stores[number % stores.length];
      if (!store) throw new ImportError('There is no store to fill.');
      return itemRow(store, known, number, random);
    });
    return queries.query(
      `INSERT INTO items (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::items, $1::jsonb)`,
      [json(rows)],
    );
  });
}

async function withoutSearchIndex(
  tx: Queries,
  { items, isServing, indexedAfterFrom = 20_000 }: GenerateOptions,
  work: () => Promise<void>,
) {
  if (isServing || items < indexedAfterFrom) return work();
  const [index] = await tx.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema() AND indexname = 'items_search'`,
  );
  if (index) await tx.query('DROP INDEX items_search');
  try {
    await work();
  } finally {
    if (index) await tx.query(index.indexdef);
  }
}

async function storesFor(tx: Queries, { stores: wanted }: GenerateOptions): Promise<Store[]> {
  const known = await tx.query<Store>(
    `SELECT stores.id, module_id, module_type FROM stores JOIN modules ON modules.id = module_id
     WHERE module_type IN ('food', 'grocery', 'pharmacy', 'ecommerce') AND stores.active ORDER BY stores.id`,
  );
  if (known.length === 0)
    throw new ImportError('There is no store to fill; start the sandbox once, it seeds some.');
  if (wanted === null || wanted <= known.length) return known.slice(0, wanted ?? known.length);
  const [made] = await tx.query<{ last: number }>('SELECT max(id) AS last FROM stores');
  await copyStores(tx, known, wanted - known.length, made?.last ?? 0);
  return storesFor(tx, { items: 0, stores: null, seed: 0 });
}

/** Copies of existing stores with new names, the same location and hours. */
async function copyStores(tx: Queries, known: readonly Store[], count: number, last: number) {
  const copied =
    'module_id, zone_id, description_i18n, address_i18n, phone, latitude, longitude, logo, cover, tax, delivery_time, schedule_order';
  for (let at = 0; at < count; at += 1) {
    const model = known[at % known.length];
    const quality = qualities[at % qualities.length];
    const maker = makers[Math.floor(at / qualities.length) % makers.length];
    if (!model || !quality || !maker) continue;
    const branch = last + at + 1;
    const name = inLanguages((language) => `${maker[language]} ${quality[language]} ${branch}`);
    const [store] = await tx.query<{ id: number }>(
      `INSERT INTO stores (slug, name_i18n, ${copied}) SELECT $2, $3::jsonb, ${copied} FROM stores WHERE id = $1 RETURNING id`,
      [model.id, `load-${branch}`, json(name)],
    );
    if (!store) continue;
    await tx.query(
      'INSERT INTO store_hours SELECT $2, day, opening, closing FROM store_hours WHERE store_id = $1',
      [model.id, store.id],
    );
  }
}

const inLanguages = (text: (language: keyof Texts) => string): Texts => ({
  en: text('en'),
  ur: text('ur'),
  ar: text('ar'),
});

/** Categories and brands of the database by key. */
interface CategoriesAndBrands {
  categories: Map<string, { id: number; hue: number }>;
  brands: Map<string, number>;
}

async function readCategoriesAndBrands(tx: Queries): Promise<CategoriesAndBrands> {
  const getIds = async (table: 'categories' | 'brands') => {
    const rows = await tx.query<{ id: number; slug: string }>(`SELECT id, slug FROM ${table}`);
    return new Map(rows.map((row) => [row.slug, row.id]));
  };
  const ids = await getIds('categories');
  return {
    categories: new Map(categories.map(({ key, hue }) => [key, { id: ids.get(key) ?? 0, hue }])),
    brands: await getIds('brands'),
  };
}

const byModule = new Map(
  ['food', 'grocery', 'pharmacy', 'ecommerce'].map((module) => {
    const keys = new Set(categories.filter((entry) => entry.module === module).map(({ key }) => key));
    return [module, products.filter(({ category }) => keys.has(category))];
  }),
);

function itemRow(store: Store, known: CategoriesAndBrands, number: number, random: Random) {
  const product = random.pick(byModule.get(store.module_type) ?? products);
  const quality = random.pick(qualities);
  const maker = random.pick(makers);
  const size = random.whole(1, 40) * 25;
  const category = known.categories.get(product.category);
  const image = pictureUrl(
    'item',
    product.icon,
    (category?.hue ?? 0) + random.whole(-20, 20),
    random.whole(0, 3),
  );
  const discount = random.chance(0.15) ? random.whole(1, 6) * 5 : null;
  return {
    store_id: store.id,
    module_id: store.module_id,
    category_id: category?.id || null,
    name_i18n: inLanguages(
      (language) => `${maker[language]} ${quality[language]} ${product.name[language]} ${size}`,
    ),
    description_i18n: inLanguages((language) => `${quality[language]} · ${maker[language]}`),
    image,
    images: [image],
    price: Math.max(50, Math.round((product.price * (0.5 + random.next())) / 5) * 5),
    discount,
    discount_type: discount === null ? null : 'percent',
    stock: store.module_type === 'food' ? null : random.whole(0, 300),
    tags: [],
    veg: store.module_type === 'food' ? product.veg : null,
    recommended: random.chance(0.05),
    brand_id:
      known.brands.get(findBrand(product.category, `${maker.en} ${product.name.en}`)?.key ?? '') ?? null,
    ...ratingColumns(ratingsAround(3 + random.next() * 1.9, random.whole(0, 400), random)),
    order_count: random.whole(0, 900),
    position: 1000 + number,
  };
}
