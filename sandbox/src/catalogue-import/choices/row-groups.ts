import { asText, fieldReader } from '../fields/field-value';
import type { Mapping } from '../mapping/mapping';
import type { Source, SourceRow } from '../source/source';

/**
 * The records of a source in which a product has several rows: each row with its further rows, in the order of the
 * file. A row that names a parent which is not there is rejected.
 */
export function groupRows(source: Source, mapping: Mapping): SourceRow[] {
  const { rowVariations } = mapping;
  if (!rowVariations) return source.rows;
  const { rows, parent, id } = rowVariations;
  const readValue = rows && fieldReader(source, 'variations.rows', rows);
  if (readValue) return byValue(source, (row) => asText(readValue(row)).trim());
  const readParent = parent && fieldReader(source, 'variations.parent', parent);
  const named = [
    ...(mapping.fields.key ? [fieldReader(source, 'key', mapping.fields.key)] : []),
    ...(id ? [fieldReader(source, 'variations.id', id)] : []),
  ];
  return byParent(
    source,
    (row) => asText(readParent?.(row)).trim(),
    (row) => named.map((read) => asText(read(row)).trim()).filter(Boolean),
  );
}

function byValue(source: Source, getValue: (row: SourceRow) => string): SourceRow[] {
  const first = new Map<string, SourceRow>();
  return source.rows.filter((row) => {
    const value = row.problem ? '' : getValue(row);
    const known = first.get(value);
    if (value === '') return true;
    if (known) known.further = [...(known.further ?? []), row];
    else first.set(value, row);
    return !known;
  });
}

function byParent(
  source: Source,
  getParent: (row: SourceRow) => string,
  getNames: (row: SourceRow) => string[],
): SourceRow[] {
  const parents = new Map<string, SourceRow>();
  const isChild = (row: SourceRow) => !row.problem && getParent(row) !== '';
  for (const row of source.rows)
    if (!row.problem && !isChild(row))
      for (const name of getNames(row)) if (!parents.has(name)) parents.set(name, row);
  return source.rows.filter((row) => {
    if (!isChild(row)) return true;
    const name = getParent(row);
    const parent = parents.get(name) ?? parents.get(name.replace(/^id:\s*/i, ''));
    if (parent) parent.further = [...(parent.further ?? []), row];
    else row.problem = `names “${name}” as its parent, which the file does not have`;
    return !parent;
  });
}
