import { readFieldSource, type FieldSource } from './field-source';
import { fail, isRecord, knownNames, text_ } from './mapping-json';

/** Variations from a list in the record. */
export interface ListVariations {
  /** Path to the list, or the column of a text like `Small:4.50|Large:6`. */
  each: string | number;
  title: string;
  type: string;
  price: string;
  stock?: string;
  optional?: boolean;
}

/** Variations from further rows. */
export interface RowVariations {
  /** Rows with the same value are one item. */
  rows?: FieldSource;
  /** Names the row of the item, by its key or by `id`; empty: the row is an item. */
  parent?: FieldSource;
  id?: FieldSource;
  /** Name and value of each option in a row. */
  options: { name: FieldSource; value: FieldSource }[];
}

/** Groups of options from a list of objects in the record; all names are paths within them. */
export interface OptionGroupSource {
  each: string | number;
  name: string;
  min: string;
  max: string;
  required: string;
  options: string;
  option: string;
  price: string;
  optional?: boolean;
}

/** Add-ons from a list of objects in the record, or from a text like `Cheese:1.50|Olives:0.50`. */
export interface AddOnSource {
  each: string | number;
  name: string;
  price: string;
  optional?: boolean;
}

export interface ChoiceMapping {
  variations?: ListVariations;
  rowVariations?: RowVariations;
  optionGroups?: OptionGroupSource;
  addOns?: AddOnSource;
}

const toList = (json: Record<string, unknown>, name: string): string | number =>
  typeof json.each === 'string' || typeof json.each === 'number' ? json.each : fail(`needs “${name}”.each`);

/** Reads the settings `variations`, `optionGroups` and `addOns`. */
export function readChoices(json: Record<string, unknown>): ChoiceMapping {
  const variations = readSetting(json, 'variations');
  const isOfRows = variations && ('rows' in variations || 'parent' in variations);
  return {
    variations: variations && !isOfRows ? readListVariations(variations) : undefined,
    rowVariations: variations && isOfRows ? readRowVariations(variations) : undefined,
    optionGroups: readOptionGroups(readSetting(json, 'optionGroups')),
    addOns: readAddOns(readSetting(json, 'addOns')),
  };
}

function readSetting(json: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
  const setting = json[name];
  if (setting === undefined || isRecord(setting)) return setting;
  return fail(`needs an object for “${name}”`);
}

function readListVariations(json: Record<string, unknown>): ListVariations {
  knownNames(json, ['each', 'title', 'type', 'price', 'stock'], '(variations) has no');
  return {
    each: toList(json, 'variations'),
    title: text_(json, 'title') ?? 'Option',
    type: text_(json, 'type') ?? 'type',
    price: text_(json, 'price') ?? 'price',
    stock: text_(json, 'stock'),
  };
}

function readRowVariations(json: Record<string, unknown>): RowVariations {
  knownNames(json, ['rows', 'parent', 'id', 'options'], '(variations in rows) has no');
  if ('rows' in json && 'parent' in json) fail('gives “variations” both rows and parent');
  if (!Array.isArray(json.options) || json.options.length === 0)
    return fail(
      'needs “variations”.options: [{ "name": a column or { "value": "Size" }, "value": a column }]',
    );
  return {
    rows: 'rows' in json ? readFieldSource('variations.rows', json.rows) : undefined,
    parent: 'parent' in json ? readFieldSource('variations.parent', json.parent) : undefined,
    id: 'id' in json ? readFieldSource('variations.id', json.id) : undefined,
    options: json.options.map((option: unknown) => {
      if (!isRecord(option)) return fail('needs objects in “variations”.options');
      knownNames(option, ['name', 'value'], '(options of variations) has no');
      return {
        name: readFieldSource('variations.options.name', option.name),
        value: readFieldSource('variations.options.value', option.value),
      };
    }),
  };
}

function readOptionGroups(json: Record<string, unknown> | undefined): OptionGroupSource | undefined {
  if (!json) return undefined;
  const names = ['each', 'name', 'min', 'max', 'required', 'options', 'option', 'price'];
  knownNames(json, names, '(optionGroups) has no');
  const path = (name: string, usual: string) => text_(json, name) ?? usual;
  return {
    each: toList(json, 'optionGroups'),
    name: path('name', 'name'),
    min: path('min', 'min'),
    max: path('max', 'max'),
    required: path('required', 'required'),
    options: path('options', 'options'),
    option: path('option', 'name'),
    price: path('price', 'price'),
  };
}

function readAddOns(json: Record<string, unknown> | undefined): AddOnSource | undefined {
  if (!json) return undefined;
  knownNames(json, ['each', 'name', 'price'], '(addOns) has no');
  return {
    each: toList(json, 'addOns'),
    name: text_(json, 'name') ?? 'name',
    price: text_(json, 'price') ?? 'price',
  };
}
