import { json, type Database, type Queries } from '../../database/database';
import type { AddOn, ItemDraft } from '../draft/draft';
import type { Language } from '../mapping/mapping';

interface Offered {
  item_id: number;
  add_on_id: number;
  position: number;
}

const toKey = ({ name, price }: AddOn) => `${price}/${name}`;

/** What undoes a change. */
type Undo = (queries: Database) => Promise<unknown>;

/**
 * Offers the drafts' add-ons with their items, in the transaction that writes the items. An add-on of the store with the
 * same name and price is used, a missing one is made. Returns what undoes it.
 */
export async function writeAddOns(
  tx: Queries,
  storeId: number,
  drafts: readonly ItemDraft[],
  { language, isNew }: { language: Language; isNew: boolean },
): Promise<Undo> {
  const hasNone = drafts.every(({ addOns }) => addOns.length === 0);
  const before = hasNone && isNew ? [] : await getOffered(tx, storeId, drafts);
  if (hasNone && before.length === 0) return async () => undefined;
  const { ids, created } = await addOnIds(tx, storeId, drafts, language);
  const items = await itemIds(tx, storeId, drafts);
  const offered = drafts.flatMap(({ key, addOns }) =>
    addOns.map((addOn, position) => ({
      item_id: items.get(key),
      add_on_id: ids.get(toKey(addOn)),
      position,
    })),
  );
  await replaceOffered(tx, [...items.values()], offered);
  return (database) =>
    database.transaction(async (undoing) => {
      await replaceOffered(undoing, [...items.values()], before);
      await undoing.query('DELETE FROM add_ons WHERE id = ANY($1::int[])', [created]);
    });
}

const getKeys = (drafts: readonly ItemDraft[]) => drafts.map(({ key }) => key);

const getOffered = (queries: Queries, storeId: number, drafts: readonly ItemDraft[]) =>
  queries.query<Offered>(
    `SELECT item_id, add_on_id, item_add_ons.position FROM item_add_ons JOIN items ON items.id = item_id
     WHERE items.store_id = $1 AND external_key = ANY($2::text[])`,
    [storeId, getKeys(drafts)],
  );

async function itemIds(
  tx: Queries,
  storeId: number,
  drafts: readonly ItemDraft[],
): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: number; external_key: string }>(
    'SELECT id, external_key FROM items WHERE store_id = $1 AND external_key = ANY($2::text[])',
    [storeId, getKeys(drafts)],
  );
  return new Map(rows.map(({ id, external_key: key }) => [key, id]));
}

async function addOnIds(tx: Queries, storeId: number, drafts: readonly ItemDraft[], language: Language) {
  const wanted = new Map(
    drafts.flatMap(({ addOns }) => addOns.map((addOn) => [toKey(addOn), addOn] as const)),
  );
  const known = await tx.query<{ id: number; name: string; price: number }>(
    `SELECT id, name_i18n ->> $2 AS name, price FROM add_ons WHERE store_id = $1 AND active ORDER BY id DESC`,
    [storeId, language],
  );
  const ids = new Map(known.map(({ id, name, price }) => [toKey({ name, price: Number(price) }), id]));
  const missing = [...wanted].filter(([key]) => !ids.has(key)).map(([, addOn]) => addOn);
  const created = await tx.query<{ id: number; name: string; price: number }>(
    `INSERT INTO add_ons (store_id, name_i18n, price)
     SELECT $1, jsonb_build_object($2::text, given ->> 'name'), (given ->> 'price')::bigint
     FROM jsonb_array_elements($3::jsonb) AS given RETURNING id, name_i18n ->> $2 AS name, price`,
    [storeId, language, json(missing)],
  );
  for (const { id, name, price } of created) ids.set(toKey({ name, price: Number(price) }), id);
  return { ids, created: created.map(({ id }) => id) };
}

async function replaceOffered(tx: Queries, items: number[], offered: readonly unknown[]) {
  await tx.query('DELETE FROM item_add_ons WHERE item_id = ANY($1::int[])', [items]);
  await tx.query(
    `INSERT INTO item_add_ons (item_id, add_on_id, position)
     SELECT item_id, add_on_id, position FROM jsonb_populate_recordset(NULL::item_add_ons, $1::jsonb)`,
    [json(offered)],
  );
}
