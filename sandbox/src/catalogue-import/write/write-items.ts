import { createHash } from 'node:crypto';
import { json, type Database, type Queries } from '../../database/database';
import { inSlices } from '../../database/slices';
import { pictureUrl } from '../../features/media/picture';
import { writeAddOns } from './add-ons';
import { categoryIds } from './categories';
import type { ItemDraft } from '../draft/draft';
import type { Language } from '../mapping/mapping';

export interface ImportStore {
  id: number;
  name: string;
  moduleId: number;
  /** The icon of items without a picture. */
  icon: string;
}

export interface Written {
  new: number;
  changed: number;
  unchanged: number;
}

type ItemColumns = Record<string, unknown>;

/** Columns that an import writes; it leaves all others unchanged. */
const columns = [
  'store_id', 'module_id', 'category_id', 'external_key', 'content_hash', 'name_i18n', 'description_i18n', 'unit_i18n',
  'image', 'images', 'price', 'discount', 'discount_type', 'stock', 'maximum_cart_quantity', 'variations',
  'choice_options', 'food_variations', 'generic_names', 'nutritions', 'allergies', 'tags', 'veg', 'organic', 'halal', 'recommended',
  'prescription_required', 'available_from', 'available_to', 'active',
]; // oxfmt-ignore

/** The rows that an import writes. */
export interface ImportPlan {
  added: HashedDraft[];
  changed: HashedDraft[];
  counts: Written;
}

interface HashedDraft {
  draft: ItemDraft;
  hash: string;
}

/** A draft with a known key changes that item, unless it equals the last import: then the row is not touched. */
export async function planImport(
  queries: Queries,
  store: ImportStore,
  drafts: readonly ItemDraft[],
): Promise<ImportPlan> {
  const known = await knownHashes(queries, store.id);
  const plan: ImportPlan = { added: [], changed: [], counts: { new: 0, changed: 0, unchanged: 0 } };
  await inSlices(drafts, async (slice) => {
    for (const draft of slice) {
      const hash = contentHash(draft);
      if (!known.has(draft.key)) plan.added.push({ draft, hash });
      else if (known.get(draft.key) !== hash) plan.changed.push({ draft, hash });
    }
  });
  const { added, changed } = plan;
  const unchanged = drafts.length - added.length - changed.length;
  return { ...plan, counts: { new: added.length, changed: changed.length, unchanged } };
}

/**
 * Writes in slices; between them the database serves others. When a slice fails, the earlier ones are undone. When the
 * process ends in between, importing the same file again continues from there.
 */
export async function writeItems(
  database: Database,
  store: ImportStore,
  { added, changed }: ImportPlan,
  language: Language,
): Promise<void> {
  const takeBack: (() => Promise<unknown>)[] = [];
  const touched = [...added, ...changed].map(({ draft }) => draft);
  try {
    const { ids, made } = await database.transaction((tx) =>
      categoryIds(tx, { id: store.moduleId, icon: store.icon }, touched, language),
    );
    takeBack.push(() => database.query('DELETE FROM categories WHERE id = ANY($1::int[])', [made]));
    const toRow = ({ draft, hash }: HashedDraft) => itemColumns(draft, hash, store, language, ids);
    await inSlices(added, async (slice) => {
      const drafts = slice.map(({ draft }) => draft);
      const { inserted, undo } = await database.transaction(async (tx) => ({
        inserted: await insertItems(tx, slice.map(toRow)),
        undo: await writeAddOns(tx, store.id, drafts, { language, isNew: true }),
      }));
      const itemIds = inserted.map(({ id }) => id);
      takeBack.push(() => database.query('DELETE FROM items WHERE id = ANY($1::int[])', [itemIds]));
      takeBack.push(() => undo(database));
    });
    await inSlices(changed, async (slice) => {
      const drafts = slice.map(({ draft }) => draft);
      const keys = drafts.map(({ key }) => key);
      const before = await getExistingRows(database, store.id, keys);
      const undo = await database.transaction(async (tx) => {
        await updateItems(tx, slice.map(toRow));
        return writeAddOns(tx, store.id, drafts, { language, isNew: false });
      });
      takeBack.push(() => updateItems(database, before));
      takeBack.push(() => undo(database));
    });
  } catch (error) {
    await inSlices(takeBack.reverse(), async ([undo]) => undo?.(), 1);
    throw error;
  }
}

const getExistingRows = (queries: Queries, storeId: number, keys: string[]) =>
  queries.query<ItemColumns>(
    `SELECT ${columns.join(', ')} FROM items WHERE store_id = $1 AND external_key = ANY($2::text[])`,
    [storeId, keys],
  );

async function knownHashes(tx: Queries, storeId: number): Promise<Map<string, string | null>> {
  const rows = await tx.query<{ external_key: string; content_hash: string | null }>(
    'SELECT external_key, content_hash FROM items WHERE store_id = $1 AND external_key IS NOT NULL',
    [storeId],
  );
  return new Map(rows.map((row) => [row.external_key, row.content_hash]));
}

/**
 * Equal drafts give equal texts, because the members always have the same order. Members that came later are left out
 * where they say nothing, so that items imported by earlier versions are unchanged.
 */
const contentHash = ({ active, choiceOptions: options, optionGroups, addOns, ...draft }: ItemDraft) => {
  const later = {
    ...(active ? {} : { active }),
    ...(options.length > 0 ? { options } : {}),
    ...(optionGroups.length > 0 ? { optionGroups } : {}),
    ...(addOns.length > 0 ? { addOns } : {}),
  };
  return createHash('sha256')
    .update(JSON.stringify({ ...draft, ...later }))
    .digest('hex');
};

const insertItems = (tx: Queries, rows: readonly ItemColumns[]) =>
  tx.query<{ id: number }>(
    `INSERT INTO items (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::items, $1::jsonb) RETURNING id`,
    [json(rows)],
  );

const updateItems = (tx: Queries, rows: readonly ItemColumns[]) =>
  tx.query(
    `UPDATE items SET ${columns.map((name) => `${name} = given.${name}`).join(', ')}, updated_at = now()
     FROM jsonb_populate_recordset(NULL::items, $1::jsonb) AS given
     WHERE items.store_id = given.store_id AND items.external_key = given.external_key`,
    [json(rows)],
  );

function itemColumns(
  draft: ItemDraft,
  hash: string,
  store: ImportStore,
  language: Language,
  categories: ReadonlyMap<string, number>,
): ItemColumns {
  const pictures = draft.images.length > 0 ? draft.images : ownPictures(draft, store.icon);
  return {
    store_id: store.id,
    module_id: store.moduleId,
    category_id: categories.get(draft.category.join('\0')) ?? null,
    external_key: draft.key,
    content_hash: hash,
    name_i18n: draft.name,
    description_i18n: draft.description,
    unit_i18n: draft.unit === '' ? {} : { [language]: draft.unit },
    image: pictures[0] ?? null,
    images: pictures,
    price: draft.price,
    discount: draft.discount?.value ?? null,
    discount_type: draft.discount?.type ?? null,
    stock: draft.stock,
    maximum_cart_quantity: draft.maxQuantity,
    variations: draft.variations,
    choice_options: choiceOptions(draft, language),
    food_variations: foodVariations(draft, language),
    generic_names: draft.genericNames,
    nutritions: draft.nutritions,
    allergies: draft.allergies,
    tags: draft.tags,
    veg: draft.veg,
    organic: draft.organic,
    halal: draft.halal,
    recommended: draft.recommended,
    prescription_required: draft.prescription,
    available_from: draft.availableFrom,
    available_to: draft.availableTo,
    active: draft.active,
  };
}

function choiceOptions(draft: ItemDraft, language: Language) {
  if (draft.variations.length === 0) return [];
  const listed = [{ title: draft.variationTitle, values: draft.variations.map(({ type }) => type) }];
  return (draft.choiceOptions.length > 0 ? draft.choiceOptions : listed).map(({ title, values }) => ({
    title: { [language]: title },
    options: values.map((value) => ({ [language]: value })),
  }));
}

const foodVariations = ({ optionGroups }: ItemDraft, language: Language) =>
  optionGroups.map(({ name, type, required, min, max, options }) => ({
    name: { [language]: name },
    type,
    required,
    min,
    max,
    values: options.map((option) => ({ label: { [language]: option.name }, price: option.price })),
  }));

/** Two composed views of the record's icon; the key determines the colour. */
function ownPictures(draft: ItemDraft, defaultPicture: string): string[] {
  const hue = createHash('sha256').update(draft.key).digest().readUInt16BE(0) % 360;
  return [0, 1].map((angle) => pictureUrl('item', draft.icon ?? defaultPicture, hue, angle));
}
