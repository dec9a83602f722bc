import { isIcon } from '../../features/media/icons';
import { readCategory } from '../fields/category-path';
import * as read from '../fields/field-readers';
import { asText } from '../fields/field-value';
import { readPictures } from '../fields/pictures';
import type { FieldName } from '../mapping/mapping';
import type { Context } from './context';
import { isSoldNow } from './money';

/** Everything of an item but its texts, money and choices. `groups` are the groups of the file that it stands in. */
export function detailsIn(
  context: Context,
  { groups, pictures }: { groups: readonly string[]; pictures: readonly unknown[] },
) {
  const { value, marks, note, attempt } = context;
  const flag = (field: FieldName) => attempt(() => read.toFlag(field, value(field)), null);
  const list = (field: FieldName) => read.readTexts(field, value(field), note);
  const count = (field: FieldName) =>
    attempt(() => read.readCount(field, value(field), marks.mark, note), null);
  const time = (field: FieldName) => attempt(() => read.readTime(field, value(field)), null);
  const unit = () => [value('weight'), value('unit')].map(asText).filter(Boolean).join(' ');
  const category = categoryIn(context, groups);
  return {
    category: category.path,
    stock: count('stock'),
    maxQuantity: count('maxQuantity') || null,
    unit: attempt(() => read.readText('unit', unit(), 40, note), ''),
    images: readPictures('images', pictures, note),
    icon: iconIn(asText(value('icon')).trim(), note),
    tags: [...new Set([...list('tags'), ...category.others])],
    genericNames: list('genericNames'),
    nutritions: list('nutritions'),
    allergies: list('allergies'),
    veg: flag('veg'),
    organic: flag('organic') ?? false,
    halal: flag('halal') ?? false,
    recommended: flag('recommended') ?? false,
    prescription: flag('prescription') ?? false,
    availableFrom: time('availableFrom'),
    availableTo: time('availableTo'),
    active: attempt(() => read.readIsActive('active', value('active')) && isSoldNow(context), true),
  };
}

/** The mapped category, else the groups of the file that the record stands in. */
function categoryIn({ mapping, value, note }: Context, groups: readonly string[]) {
  if (mapping.fields.category || groups.length === 0)
    return readCategory(value('category'), mapping.categorySeparator, note);
  return readCategory([groups.join('\0')], '\0', note);
}

function iconIn(name: string, note: read.Note): string | null {
  if (name === '') return null;
  if (isIcon(name)) return name;
  note({ field: 'icon', reason: 'is no known drawing; the usual one was taken', value: name });
  return null;
}
