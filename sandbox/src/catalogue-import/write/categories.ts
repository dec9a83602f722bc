import { createHash } from 'node:crypto';
import type { Queries } from '../../database/database';
import { insertRows } from '../../database/seed/insert-rows';
import { pictureUrl } from '../../features/media/picture';
import type { ItemDraft } from '../draft/draft';
import type { Language } from '../mapping/mapping';

interface CategoryRow {
  id: number;
  parent_id: number | null;
  name_i18n: Partial<Record<Language, string>>;
}

const fold = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en').trim();
const getKey = (parent: number | null, name: string) => `${parent ?? ''}/${fold(name)}`;
const fingerprint = (text: string) => createHash('sha256').update(text).digest();

/**
 * Ids of the categories that drafts name, by their path joined with NUL. A category is known by its name in any
 * language; an unknown one is created in the store's module and added to `made`.
 */
export async function categoryIds(
  tx: Queries,
  module: { id: number; icon: string },
  drafts: readonly ItemDraft[],
  language: Language,
): Promise<{ ids: Map<string, number>; made: number[] }> {
  const known = await knownCategories(tx, module.id);
  const made: number[] = [];
  const paths = new Map<string, { path: string[]; icon: string }>();
  for (const { category, icon } of drafts)
    if (category.length > 0 && !paths.has(category.join('\0')))
      paths.set(category.join('\0'), { path: category, icon: icon ?? module.icon });
  const ids = new Map<string, number>();
  for (const [key, { path, icon }] of paths) {
    let parent: number | null = null;
    for (const name of path) {
      const found: number | undefined =
        known.get(getKey(parent, name)) ?? (path.length === 1 ? known.get(fold(name)) : undefined);
      const id: number = found ?? (await createCategory(tx, module.id, { name, parent, icon, language }));
      if (found === undefined) made.push(id);
      known.set(getKey(parent, name), id);
      parent = id;
    }
    if (parent !== null) ids.set(key, parent);
  }
  return { ids, made };
}

async function knownCategories(tx: Queries, moduleId: number): Promise<Map<string, number>> {
  const rows = await tx.query<CategoryRow>(
    'SELECT id, parent_id, name_i18n FROM categories WHERE module_id = $1 ORDER BY parent_id NULLS FIRST, id',
    [moduleId],
  );
  const known = new Map<string, number>();
  for (const row of rows)
    for (const name of Object.values(row.name_i18n))
      for (const key of [getKey(row.parent_id, name), fold(name)])
        if (!known.has(key)) known.set(key, row.id);
  return known;
}

async function createCategory(
  tx: Queries,
  moduleId: number,
  { name, parent, icon, language }: { name: string; parent: number | null; icon: string; language: Language },
): Promise<number> {
  const print = fingerprint(getKey(parent, name));
  const slug = `${fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)}-${print.toString('hex').slice(0, 10)}`;
  await insertRows(tx, 'categories', [
    {
      module_id: moduleId,
      parent_id: parent,
      slug,
      name_i18n: { [language]: name },
      image: pictureUrl('category', icon, print.readUInt16BE(0) % 360),
      position: 1000,
      featured: false,
      active: true,
    },
  ]);
  const [row] = await tx.query<{ id: number }>(
    'SELECT id FROM categories WHERE module_id = $1 AND slug = $2',
    [moduleId, slug],
  );
  if (!row) throw new Error(`Category ${slug} was not made`);
  return row.id;
}
