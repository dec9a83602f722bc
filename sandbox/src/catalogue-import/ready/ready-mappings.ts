import { ImportError } from '../import-error';
import { readMapping, type Mapping } from '../mapping/mapping';
import { readSource } from '../source/read-source';
import type { Source } from '../source/source';
import google from './google-merchant.json';
import menu from './menu.json';
import shopify from './shopify.json';
import woocommerce from './woocommerce.json';

const mappings = { shopify, woocommerce, 'google-merchant': google, menu };
export type ReadyFormat = keyof typeof mappings;

export const readyFormats = Object.keys(mappings) as ReadyFormat[]; // the keys of the object above
export const isReadyFormat = (name: string): name is ReadyFormat => Object.hasOwn(mappings, name);

/** The text of the mapping for the files of a known program. */
export const getReadyMapping = (format: ReadyFormat): string => JSON.stringify(mappings[format]);

/** Columns that only the files of one program have together. */
const signatures: [ReadyFormat, string[]][] = [
  ['shopify', ['handle', 'title', 'option1 name', 'option1 value', 'variant price']],
  ['shopify', ['url handle', 'title', 'option1 name', 'option1 value', 'price']],
  ['woocommerce', ['type', 'name', 'published', 'sale price', 'regular price']],
  ['google-merchant', ['id', 'title', 'price', 'availability', 'image link']],
];

/** The program that surely wrote a file; null when that is not certain. */
function findFormat(source: Source): ReadyFormat | null {
  const columns = new Set(
    getNames(source).map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, ' '),
    ),
  );
  const found = signatures.find(([, names]) => names.every((name) => columns.has(name)));
  if (found) return found[0];
  return source.columns === null && source.rows.some((row) => hasItems(row.content)) ? 'menu' : null;
}

function getNames({ columns, rows }: Source): string[] {
  if (columns) return columns;
  const contents = rows.slice(0, 200).map(({ content }) => content);
  return contents.flatMap((content) =>
    typeof content === 'object' && content !== null ? Object.keys(content) : [],
  );
}

/** A group of a menu: an object with a name and a list of objects, its items. */
const hasItems = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  'name' in content &&
  'items' in content &&
  Array.isArray(content.items) &&
  content.items.every((item: unknown) => typeof item === 'object' && item !== null);

/** The ready mapping for a file. Throws ImportError where the file does not say which it is. */
export function findReadyMapping(bytes: Buffer, fileName: string): ReadyFormat {
  const format = findFormat(readSource(bytes, fileName, {}));
  if (format) return format;
  throw new ImportError(
    `What the columns of the file mean is not certain. Name a mapping file (--mapping), or one of the ready ones: --format ${readyFormats.join(' | ')}.`,
  );
}

/** The period is that of a reduced price; without one it would be that of the item. */
const getSellingFields = ({ fields }: Mapping) =>
  fields.salePrice || fields.compareAtPrice || fields.discount
    ? (['active', 'saleFrom', 'saleUntil'] as const)
    : (['active'] as const);

/**
 * A mapping that says nothing about drafts, periods of reduced prices or several rows of one product, completed for a
 * file of a known program; with notes for the report. What is no longer for sale must not be sold by an omission.
 */
export function completeMapping(mapping: Mapping, source: Source): { mapping: Mapping; notes: string[] } {
  const format = source.columns === null ? null : findFormat(source);
  if (format === null) return { mapping, notes: [] };
  const ready = readMapping(getReadyMapping(format));
  const fields = { ...mapping.fields };
  const sellingFields = getSellingFields(mapping);
  for (const name of sellingFields)
    if (!fields[name] && ready.fields[name]) fields[name] = ready.fields[name];
  const added: string[] = sellingFields.filter((name) => fields[name] && !mapping.fields[name]);
  const isWithoutRows = !mapping.variations && !mapping.rowVariations && ready.rowVariations;
  if (isWithoutRows) added.push('variations');
  if (added.length === 0) return { mapping, notes: [] };
  const rowVariations = isWithoutRows ? ready.rowVariations : mapping.rowVariations;
  return {
    mapping: { ...mapping, fields, rowVariations },
    notes: [`The file is one of ${format}; read as its ready mapping says: ${added.join(', ')}.`],
  };
}
