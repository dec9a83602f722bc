import { ImportError } from '../import-error';
import { openCatalogue } from '../import-catalogue';

const three =
  'sku,name,price,category,stock\nA1,Green Tea,3.20,Tea,5\nA2,Black Tea,2.80,Tea,\nA3,Apples,1.99,Fruit,0\n';
const read = (text: string, mapping: unknown, fileName = 'goods.csv') => {
  const {
    read: catalogue,
    rows,
    take,
  } = openCatalogue(
    { bytes: Buffer.from(text), fileName, mapping: JSON.stringify(mapping) },
    {
      decimals: 2,
      timeZone: 'UTC',
      now: new Date('2026-11-21T08:00:00Z'),
    },
  );
  rows.forEach(take);
  return catalogue;
};
const readDraft = (text: string, mapping: unknown, fileName?: string) =>
  read(text, mapping, fileName).drafts[0];

it.each([
  [
    'a column that is not there',
    { fields: { name: 'title', price: 'price' } },
    /“name”: the file has no column “title”. Its columns: sku, name/,
  ],
  ['a number off the end', { fields: { name: 6, price: 'price' } }, /no column 6; it has 5/],
  ['no name', { fields: { price: 'price' } }, /needs the field "name"/],
  ['no price', { fields: { name: 'name' } }, /needs the field “price”/],
  ['a misspelt field', { fields: { name: 'name', prise: 'price' } }, /no field “prise”/],
  ['a misspelt setting', { field: {}, fields: { name: 'name' } }, /no setting “field”/],
  ['two sources', { fields: { name: { column: 'a', join: ['b'] }, price: 'price' } }, /two sources/],
  ['another language', { language: 'fr', fields: { name: 'name' } }, /“language”: "fr"/],
])('rejects a mapping: %s', (_case, mapping, message) => {
  expect(() => read(three, mapping)).toThrow(ImportError);
  expect(() => read(three, mapping)).toThrow(message);
});

it('names a JSON path that no record has, and a column that the header has twice', () => {
  expect(() =>
    read(
      JSON.stringify([{ title: 'Tea', price: 1 }]),
      { fields: { name: 'tittle', price: 'price' } },
      'x.json',
    ),
  ).toThrow('no record has “tittle”. Records have: title, price.');
  expect(() => read('name,price,price\nTea,1,2\n', { fields: { name: 'name', price: 'price' } })).toThrow(
    /“price” more than once \(columns 2, 3\)/,
  );
});

it.each([
  ['a column number', { fields: { name: 2, price: 3 } }, 'Green Tea'],
  ['another case', { fields: { name: 'NAME ', price: 'Price' } }, 'Green Tea'],
  [
    'a template',
    { fields: { name: { template: '{name} – {category} ({stock})' }, price: 3 } },
    'Green Tea – Tea (5)',
  ],
  ['joined columns', { fields: { name: { join: ['sku', 'name'], with: ': ' }, price: 3 } }, 'A1: Green Tea'],
  ['the first with something', { fields: { name: { first: ['category', 'name'] }, price: 3 } }, 'Tea'],
  ['a map', { fields: { name: { column: 'category', map: { tea: 'Tee' } }, price: 3 } }, 'Tee'],
  ['a map for all others', { fields: { name: { column: 'sku', map: { X: 'Y', '*': 'Z' } }, price: 3 } }, 'Z'],
])('reads a name from %s', (_case, mapping, name) => {
  expect(readDraft(three, mapping)?.name.en).toBe(name);
});

it('leaves no gaps in a template with empty placeholders', () => {
  const mapping = { fields: { name: { template: '{name} ({size}) {colour}' } }, defaults: { price: 1 } };
  expect(readDraft('name;size;colour\nShirt;;\n', mapping)?.name.en).toBe('Shirt');
});

it('reads JSON in a cell, and paths into it', () => {
  const mapping = { fields: { name: 'styles[0].n', tags: 'styles[].n' }, defaults: { price: 1 } };
  expect(readDraft('make,styles\nX,"[{""n"":""Sedan""},{""n"":""Coupé""}]"\n', mapping)).toMatchObject({
    name: { en: 'Sedan' },
    tags: ['Sedan', 'Coupé'],
  });
});

it.each([
  ['10', undefined, { type: 'percent', value: 10 }],
  ['12.5%', 'amount', { type: 'percent', value: 12.5 }],
  ['2,50', 'amount', { type: 'amount', value: 250 }],
  ['0', undefined, null],
  ['', undefined, null],
])('reads the discount %s of type %s', (discount, type, result) => {
  const mapping = {
    decimalMark: discount.includes(',') ? ',' : '.',
    fields: { name: 'n', discount: 'd', discountType: { value: type ?? 'percent' } },
    defaults: { price: 20 },
  };
  expect(readDraft(`n;d\nTea;${discount}\n`, mapping)?.discount).toEqual(result);
});

it('reads a reduced price as an amount off', () => {
  const mapping = { fields: { name: 'n', price: 'p', salePrice: 's' } };
  expect(readDraft('n,p,s\nTea,10,7.5\n', mapping)?.discount).toEqual({ type: 'amount', value: 250 });
  expect(readDraft('n,p,s\nTea,10,12\n', mapping)?.discount).toBeNull();
});

it.each([
  ['true', true],
  ['Yes', true],
  ['1', true],
  ['x', true],
  ['oui', true],
  ['нет', false],
  ['نعم', true],
  ['نہیں', false],
  ['N', false],
  ['0', false],
  ['', false],
])('reads %j as the flag %s', (word, flag) => {
  expect(
    readDraft(`n,o\nTea,${word}\n`, { fields: { name: 'n', organic: 'o' }, defaults: { price: 1 } })?.organic,
  ).toBe(flag);
});

it('rejects neither yes nor no, more than 100 percent, and an impossible time', () => {
  const mapping = {
    fields: { name: 'n', organic: 'o', discount: 'd', availableFrom: 't' },
    defaults: { price: 1 },
  };
  expect(
    read('n,o,d,t\nTea,maybe,120,25:99\n', mapping).refused.map(({ field, reason }) => `${field} ${reason}`),
  ).toEqual([
    'discount is not between 0 % and 100 %',
    'organic is neither yes nor no',
    'availableFrom is not a time of day',
  ]);
});

it('reads variations from a cell', () => {
  const mapping = {
    fields: { name: 'n' },
    variations: { each: 'v', title: 'Size', type: 'type', price: 'price' },
  };
  expect(readDraft('n,v\nTea,"Small:4.50:3|Large:6"\n', mapping)).toMatchObject({
    price: 450,
    variations: [
      { type: 'Small', price: 450, stock: 3 },
      { type: 'Large', price: 600, stock: null },
    ],
  });
});

it('detects the decimal mark of prices and reports it', () => {
  const found = read('name;price\nTea;€ 3,20\nSofa;1.299,00 €\nBed;CHF 2.000\n', {
    fields: { name: 'name', price: 'price' },
  });
  expect(found.drafts.map(({ price }) => price)).toEqual([320, 129_900, 200_000]);
  expect(found.fileNotes.join()).toContain('The decimal mark of prices is “,”');
});

it('reads hostile member names as ordinary names', () => {
  const text = '{"items":[{"__proto__":{"name":"Evil"},"constructor":"C1","name":"Tea","price":2}]}';
  const mapping = { fields: { key: 'constructor', name: 'name', price: 'price' } };
  expect(readDraft(text, mapping, 'x.json')).toMatchObject({ key: 'C1', name: { en: 'Tea' } });
  expect(
    readDraft('__proto__,name\nP1,Tea\n', {
      fields: { key: '__proto__', name: 'name' },
      defaults: { price: 1 },
    })?.key,
  ).toBe('P1');
  expect(() =>
    read('__proto__,name\n1,2\n', { fields: { key: 'toString', name: 'name' }, defaults: { price: 1 } }),
  ).toThrow(/no column “toString”/);
});
