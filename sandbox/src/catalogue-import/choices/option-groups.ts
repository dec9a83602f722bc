import type { Marks } from '../fields/field-readers';
import type { AddOn, OptionGroup } from '../draft/draft';
import { parsed } from '../fields/column';
import { readCount, readMoney, readName, toFlag, type Note } from '../fields/field-readers';
import { asList, fieldReader, isNothing } from '../fields/field-value';
import { FieldProblem } from '../import-error';
import type { AddOnSource, OptionGroupSource } from '../mapping/choice-mapping';
import type { Source, SourceRow } from '../source/source';
import { memberAt, objectsIn, partsOfText } from './list-of-objects';

/** Creates the reader of option groups: “Extras, up to 3: Cheese +1.50, Olives +0.50”. */
export function optionGroupsReader(source: Source, from: OptionGroupSource, marks: Marks) {
  const list = fieldReader(source, 'optionGroups', { column: from.each, optional: from.optional });
  return (row: SourceRow, note: Note): OptionGroup[] => {
    const groups = objectsIn('optionGroups', asList(list(row))).map((entry) =>
      toGroup(entry, from, marks, note),
    );
    return withoutTwins('optionGroups', groups);
  };
}

function toGroup(entry: object, from: OptionGroupSource, marks: Marks, note: Note): OptionGroup {
  const name = readName('optionGroups', memberAt(entry, from.name), note);
  const field = `optionGroups (${name})`;
  const count = (path: string) => readCount(field, memberAt(entry, path), marks.mark, note) ?? 0;
  const options = objectsIn(field, asList(memberAt(entry, from.options))).map((option) =>
    priced(field, { name: memberAt(option, from.option), price: memberAt(option, from.price) }, marks, note),
  );
  if (options.length === 0) throw new FieldProblem(field, 'has no options');
  withoutTwins(field, options);
  const least = count(from.min);
  const required = toFlag(field, memberAt(entry, from.required)) ?? least > 0;
  const min = Math.max(least, required ? 1 : 0);
  const max = Math.min(count(from.max) || options.length, options.length);
  if (min > max) throw new FieldProblem(field, `wants ${min} options of at most ${max}`);
  return { name, type: max === 1 ? 'single' : 'multi', required, min, max, options };
}

/** Creates the reader of add-ons: a list of objects, or a text such as `Cheese:1.50|Olives:0.50`. */
export function addOnsReader(source: Source, from: AddOnSource, marks: Marks) {
  const list = fieldReader(source, 'addOns', { column: from.each, optional: from.optional });
  return (row: SourceRow, note: Note): AddOn[] => {
    const value = parsed(list(row));
    if (isNothing(value)) return [];
    const entries = Array.isArray(value)
      ? objectsIn('addOns', value).map((entry) => ({
          name: memberAt(entry, from.name),
          price: memberAt(entry, from.price),
        }))
      : partsOfText(String(value)).map(([name, price]) => ({ name, price }));
    return withoutTwins(
      'addOns',
      entries.map((entry) => priced('addOns', entry, marks, note)),
    );
  };
}

/** An option without a price costs nothing more. */
function priced(field: string, entry: { name?: unknown; price?: unknown }, marks: Marks, note: Note): AddOn {
  const name = readName(field, entry.name, note);
  const price = isNothing(entry.price) ? 0 : readMoney(`${field} (${name})`, entry.price, marks, note);
  return { name, price };
}

function withoutTwins<Named extends { name: string }>(field: string, entries: Named[]): Named[] {
  const names = entries.map(({ name }) => name);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw new FieldProblem(field, 'name the same twice', twin);
  return entries;
}
