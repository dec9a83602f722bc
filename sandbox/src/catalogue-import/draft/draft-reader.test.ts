import { ImportError } from '../import-error';
import { openCatalogue } from '../import-catalogue';

const read = (text: string, mapping: unknown, fileName = 'goods.csv', now = '2026-11-21T08:00:00Z') => {
  const opened = openCatalogue(
    { bytes: Buffer.from(text), fileName, mapping: JSON.stringify(mapping) },
    { decimals: 2, timeZone: 'Asia/Dubai', now: new Date(now) },
  );
  opened.rows.forEach(opened.take);
  return opened.read;
};
const json = (record: object, mapping: unknown) => read(JSON.stringify([record]), mapping, 'x.json');
const remarks = (entries: { line: number; field: string; reason: string }[]) =>
  entries.map(({ line, field, reason }) => `${line} ${field} ${reason}`);

describe('goods never become free by a mapping', () => {
  const sale = { fields: { name: 'n', price: 'p', salePrice: 's' } };
  const before = { fields: { name: 'n', price: 'p', compareAtPrice: 's' } };
  it.each([
    ['a reduced price of 0 is none', 'Tea,10,0.00', sale, 1000, null],
    ['a price of 0 beside a reduced one is none', 'Tea,0.00,10', sale, 1000, null],
    ['no price beside a reduced one is none', 'Tea,,10', sale, 1000, null],
    ['a price before of 0 is none', 'Tea,10,0', before, 1000, null],
    ['a price before below the price is none', 'Tea,10,8', before, 1000, null],
    ['a price before above the price is one', 'Tea,10,12', before, 1200, { type: 'amount', value: 200 }],
  ])('%s', (_case, line, mapping, price, discount) => {
    expect(read(`n,p,s\n${line}\n`, mapping).drafts).toMatchObject([{ price, discount }]);
  });

  it.each([
    ['10', 'amount'],
    ['12', 'amount'],
    ['100 %', 'percent'],
  ])('a discount of %s on 10.00 is left out', (discount, type) => {
    const mapping = { fields: { name: 'n', price: 'p', discount: 'd', discountType: { value: type } } };
    const { drafts, notes } = read(`n,p,d\nTea,10,${discount}\n`, mapping);
    expect(drafts).toMatchObject([{ price: 1000, discount: null }]);
    expect(remarks(notes)).toEqual(['2 discount would make the item free; left out']);
  });

  it('a price from several columns, one of them that of the reduced price, is the price before', () => {
    const mapping = { fields: { name: 'n', price: { first: ['old', 'now'] }, salePrice: 'now' } };
    const { drafts } = read('n,old,now\nA,0.00,5\nB,,5\nC,8,5\nD,4,5\n', mapping);
    expect(drafts.map(({ price, discount }) => [price, discount?.value ?? 0])).toEqual([
      [500, 0],
      [500, 0],
      [800, 300],
      [500, 0],
    ]);
  });

  it.each([
    { price: { value: 0 } },
    { price: { column: 'p', default: '0.00' } },
    { price: { first: ['p', { value: '$0' }] } },
    { price: 'p', salePrice: { column: 's', map: { '*': 0 } } },
  ])('a mapping that says so is refused: %j', (fields) => {
    expect(() => read('n,p,s\nTea,10,8\n', { fields: { name: 'n', ...fields } })).toThrow(
      /^The mapping makes goods free/,
    );
  });

  it('only the file may say that something is free, and the report tells', () => {
    const { drafts, notes } = read('n,p\nWater,0\n', { fields: { name: 'n', price: 'p' } });
    expect(drafts).toMatchObject([{ price: 0 }]);
    expect(remarks(notes)).toEqual(['2 price is 0: the item is free']);
  });
});

describe('what is not for sale', () => {
  const mapping = { fields: { name: 'n', price: { value: 1 }, active: 'a' } };
  it.each([
    ['draft', false],
    ['Hidden', false],
    ['not_published', false],
    ['-1', false],
    ['0', false],
    ['ended', false],
    ['publish', true],
    ['active', true],
    ['1', true],
    ['', true],
  ])('%j is active: %s', (word, active) => {
    expect(read(`n,a\nTea,${word}\n`, mapping).drafts).toMatchObject([{ active }]);
  });

  it('is what one of several columns says', () => {
    const both = { fields: { name: 'n', price: { value: 1 }, active: ['a', 'b'] } };
    const { drafts } = read('n,a,b\nA,active,true\nB,active,false\nC,draft,true\nD,,true\n', both);
    expect(drafts.map(({ active }) => active)).toEqual([true, false, false, true]);
  });

  it('is refused where the word is unknown', () => {
    expect(remarks(read('n,a\nTea,soon\n', mapping).refused)).toEqual([
      '2 active says neither that it is for sale nor that it is not',
    ]);
  });

  const period = { name: 'n', price: 'p', saleFrom: 'f', saleUntil: 'u' };
  it.each([
    ['2026-11-01', '2026-11-20', false],
    ['2026-11-01', '2026-11-21', true],
    ['2026-11-22', '', false],
    ['', '2026-11-21T11:59', false],
    ['', '2026-11-21 12:01', true],
    ['', '2026-11-21T13:00+0500', false],
    ['', '2026-11-21T08:01:00Z', true],
  ])('from %j until %j, at noon of November 21 in Dubai: %s', (from, until, isNow) => {
    const text = `n,p,s,f,u\nTea,10,8,${from},${until}\n`;
    expect(read(text, { fields: period }).drafts).toMatchObject([{ active: isNow }]);
    expect(read(text, { fields: { ...period, salePrice: 's' } }).drafts).toMatchObject([
      { active: true, price: 1000, discount: isNow ? { type: 'amount', value: 200 } : null },
    ]);
  });

  it('a date that is none is refused', () => {
    const text = 'n,p,f,u\nTea,10,2026-02-30,\nCake,10,,1/2/26\n';
    expect(remarks(read(text, { fields: period }).refused)).toEqual([
      '2 saleFrom is not a date such as 2026-11-30 or 2026-11-30T18:00',
      '3 saleUntil is not a date such as 2026-11-30 or 2026-11-30T18:00',
    ]);
  });
});

describe('lists in one cell', () => {
  it.each([
    'https://img.example/a.png,https://img.example/b,c.png',
    'https://img.example/a.png | //img.example/b,c.png',
    'https://img.example/a.png https://img.example/b,c.png;',
    '["https://img.example/a.png", "https://img.example/b,c.png"]',
  ])('pictures: %s', (cell) => {
    const { drafts } = json(
      { n: 'Tea', i: cell },
      { fields: { name: 'n', price: { value: 1 }, images: 'i' } },
    );
    expect(drafts).toMatchObject([{ images: ['https://img.example/a.png', 'https://img.example/b,c.png'] }]);
  });

  it.each<[unknown, unknown, string[], string[]]>([
    ['Home > Bath > Towels', 'c', ['Home', 'Towels'], []],
    ['Home > Bath, Sale', { column: 'c', split: ',' }, ['Home', 'Bath'], ['Sale']],
    ['Sale, Home, Home > Bath', { column: 'c', split: ',' }, ['Home', 'Bath'], ['Sale']],
    ['Salt\\, pepper, Sale', { column: 'c', split: ',' }, ['Salt, pepper'], ['Sale']],
    [['Tea', 'Gifts'], 'c', ['Tea'], ['Gifts']],
    ['Ages >3', 'c', ['Ages >3'], []],
  ])('categories: %j', (value, category, path, tags) => {
    const { drafts } = json({ n: 'Tea', c: value }, { fields: { name: 'n', price: { value: 1 }, category } });
    expect(drafts).toMatchObject([{ category: path, tags }]);
  });

  it('may not be paths', () => {
    const mapping = { categorySeparator: null, fields: { name: 'n', price: { value: 1 }, category: 'c' } };
    expect(json({ n: 'Tea', c: 'A > B' }, mapping).drafts).toMatchObject([{ category: ['A > B'] }]);
  });

  it.each<[unknown, object]>([
    ['v, x, g', { split: ',' }],
    [['v', 'x', 'g'], {}],
  ])('each part has its meaning: %j', (value, more) => {
    const tags = { column: 't', ...more, map: { v: 'Vegan', g: 'Gift', x: null } };
    const { drafts } = json({ n: 'Tea', t: value }, { fields: { name: 'n', price: { value: 1 }, tags } });
    expect(drafts).toMatchObject([{ tags: ['Vegan', 'Gift'] }]);
  });

  it('collects several columns, each with its own meaning, and one part of a list', () => {
    const tags = ['a', { column: 'b', map: { '1': 'New' } }, { column: 'c', split: '/', part: 2 }];
    const { drafts } = json(
      { n: 'Tea', a: 'Hot', b: 1, c: 'x/Loose' },
      { fields: { name: 'n', price: { value: 1 }, tags } },
    );
    expect(drafts).toMatchObject([{ tags: ['Hot', 'New', 'Loose'] }]);
  });
});

describe('rows of one product', () => {
  const mapping = {
    fields: { key: 'sku', name: 'name', price: 'price', stock: 'stock', active: 'on' },
    variations: { rows: 'group', options: [{ name: { value: 'Size' }, value: 'size' }] },
  };
  const header = 'sku,name,price,stock,group,size,on\n';

  it('are one item, wherever they stand, beside items of one row', () => {
    const { drafts } = read(
      `${header}A1,Mat S,3,1,MAT,S,\nB1,Rug,9,2,,,\nA2,Mat M,4,2,MAT,M,\nA3,Mat L,5,2,MAT,L,no\n`,
      mapping,
    );
    expect(drafts).toMatchObject([
      {
        key: 'MAT',
        name: { en: 'Mat' },
        price: 300,
        stock: null,
        variations: [
          { type: 'S', price: 300, stock: 1 },
          { type: 'M', price: 400, stock: 2 },
        ],
      },
      { key: 'B1', price: 900, stock: 2, variations: [] },
    ]);
  });

  it('are refused one by one with their lines, and all with the first', () => {
    const { drafts, refused, refusedRecords } = read(
      `${header}A1,Mat,3,1,MAT,S,\nA2,Mat,x,1,MAT,M,\nA3,Mat,4,1,MAT,,\nA4,Mat,4,1,MAT,S,\nC1,,3,1,CUP,S,\nC2,Cup,3,1,CUP,M,\n`,
      mapping,
    );
    expect(drafts.map(({ key, variations }) => [key, variations.map(({ type }) => type)])).toEqual([
      ['MAT', ['S']],
    ]);
    expect(remarks(refused)).toEqual([
      '3 price is not a number',
      '4 variations one has no value for “Size”',
      '5 variations one is the same as on line 2',
      '6 name is missing',
      '7 record belongs to line 6, which is refused',
    ]);
    expect(refusedRecords).toBe(5);
  });

  it('show the price before where all are reduced alike, else only what is charged', () => {
    const sale = { ...mapping, fields: { ...mapping.fields, salePrice: 'stock' } };
    const alike = read(`${header}A1,Mat,5,4,MAT,S,\nA2,Mat,6,5,MAT,M,\n`, sale).drafts[0];
    expect(alike).toMatchObject({ price: 500, discount: { type: 'amount', value: 100 } });
    const apart = read(`${header}A1,Mat,5,4,MAT,S,\nA2,Mat,6,4,MAT,M,\n`, sale);
    expect(apart.drafts).toMatchObject([
      { price: 400, discount: null, variations: [{ price: 400 }, { price: 400 }] },
    ]);
    expect(remarks(apart.notes)).toContain(
      '2 variations are reduced differently; only the reduced prices are shown',
    );
  });

  it('need options in the mapping', () => {
    expect(() => read(`${header}A,B,1,1,,,\n`, { ...mapping, variations: { rows: 'group' } })).toThrow(
      ImportError,
    );
  });
});

it.each([
  [{ options: [] }, 'optionGroups (Bread) has no options'],
  [{ min: 3, options: [{ name: 'Rye' }] }, 'optionGroups (Bread) wants 3 options of at most 1'],
  [{ options: [{ name: 'Rye' }, { name: 'Rye' }] }, 'optionGroups (Bread) name the same twice'],
  [{ options: [{ name: 'Rye', price: -1 }] }, 'optionGroups (Bread) (Rye) is below 0'],
])('refuses the option group %j', (group, reason) => {
  const record = { n: 'Soup', p: 1, g: [{ name: 'Bread', ...group }] };
  const { drafts, refused } = json(record, {
    fields: { name: 'n', price: 'p' },
    optionGroups: { each: 'g' },
  });
  expect(drafts).toEqual([]);
  expect(remarks(refused)).toEqual([`1 ${reason}`]);
});

it('reads add-ons from a cell', () => {
  const mapping = { fields: { name: 'n', price: 'p' }, addOns: { each: 'x' } };
  expect(read('n,p,x\nSoup,4,"Cream:1|Bread:0.50"\n', mapping).drafts).toMatchObject([
    {
      addOns: [
        { name: 'Cream', price: 100 },
        { name: 'Bread', price: 50 },
      ],
    },
  ]);
});

it('refuses the line of totals at the end', () => {
  const mapping = { fields: { name: 'n', price: 'p' } };
  const { drafts, refused } = read('n;p\nTea;2,50\nCake;4,00\nTotal;6,50\n', mapping);
  expect(drafts).toHaveLength(2);
  expect(remarks(refused)).toEqual(['4 name is the line of totals, not an item']);
  expect(read('n;p\nTea;2,50\nCake;4,00\nTotal;7,50\n', mapping).drafts).toHaveLength(3);
});
