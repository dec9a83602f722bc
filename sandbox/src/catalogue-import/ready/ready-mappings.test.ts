import { ImportError } from '../import-error';
import { openCatalogue } from '../import-catalogue';
import { findReadyMapping, getReadyMapping, isReadyFormat, type ReadyFormat } from './ready-mappings';

const reading = { decimals: 2, timeZone: 'Asia/Dubai', now: new Date('2026-11-21T08:00:00Z') };
const read = (text: string, fileName: string, mapping?: unknown) => {
  const bytes = Buffer.from(text);
  const own = mapping === undefined ? undefined : JSON.stringify(mapping);
  const opened = openCatalogue(
    { bytes, fileName, mapping: own ?? getReadyMapping(findReadyMapping(bytes, fileName)) },
    reading,
  );
  opened.rows.forEach(opened.take);
  return opened.read;
};
const remarks = (entries: { line: number; field: string; reason: string }[]) =>
  entries.map(({ line, field, reason }) => `${line} ${field} ${reason}`);

const shopify = `Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status
lamp,Desk Lamp,<p>Bright</p>,Lamps,"home, light",true,Title,Default Title,,,shopify,7,deny,20.00,0.00,https://img.example/l.png,active
sock,Sock,,Socks,,true,Length,Short,Shade,Grey,shopify,3,deny,4.00,5.00,https://img.example/s1.png,active
sock,,,,,,,Long,,Grey,shopify,0,continue,5.00,6.00,https://img.example/s2.png,
sock,,,,,,,Long,,Blue,shopify,2,deny,six,7.00,,
sock,,,,,,,,,,,,,,,https://img.example/s3.png,
vase,Vase,,Vases,,false,Title,Default Title,,,,0,deny,9.00,,,draft
bowl,Bowl,,Bowls,,true,Title,Default Title,,,,0,deny,30.00,24.00,,archived
`;

it('reads an export of Shopify: rows of one handle, drafts, prices before, pictures', () => {
  const { drafts, refused, refusedRecords, fileNotes, notes } = read(shopify, 'products.csv');
  expect(drafts).toMatchObject([
    {
      key: 'lamp',
      price: 2000,
      discount: null,
      active: true,
      stock: 7,
      category: ['Lamps'],
      variations: [],
      tags: ['home', 'light'],
    },
    {
      key: 'sock',
      price: 500,
      discount: { type: 'amount', value: 100 },
      stock: null,
      images: ['https://img.example/s1.png', 'https://img.example/s2.png', 'https://img.example/s3.png'],
      variations: [
        { type: 'Short-Grey', price: 500, stock: 3 },
        { type: 'Long-Grey', price: 600, stock: null },
      ],
      choiceOptions: [
        { title: 'Length', values: ['Short', 'Long'] },
        { title: 'Shade', values: ['Grey'] },
      ],
    },
    { key: 'vase', active: false, stock: null },
    { key: 'bowl', price: 3000, discount: null, active: false },
  ]);
  expect(remarks(refused)).toEqual(['5 price is not a number']);
  expect(refusedRecords).toBe(1);
  expect(remarks(notes)).toEqual(['8 compareAtPrice is below the price; left out']);
  expect(fileNotes).toContain('7 records are the rows of 4 items.');
});

it('completes a mapping of such a file that says nothing of drafts and variations', () => {
  const { drafts, fileNotes } = read(shopify, 'products.csv', {
    fields: {
      key: 'Handle',
      name: 'Title',
      price: { first: ['Variant Compare At Price', 'Variant Price'] },
      salePrice: 'Variant Price',
    },
  });
  expect(drafts.map(({ key, price, active }) => [key, price, active])).toEqual([
    ['lamp', 2000, true],
    ['sock', 500, true],
    ['vase', 900, false],
    ['bowl', 3000, false],
  ]);
  expect(fileNotes.join()).toContain(
    'The file is one of shopify; read as its ready mapping says: active, variations.',
  );
});

const woocommerce = `ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)
11,variable,TEE,Tee,1,1,visible,,Soft,,,1,,,,"Clothes > Tops, Sale",,"https://img.example/a,b.jpg, https://img.example/c.jpg",,Size,"S, M"
12,variation,TEE-S,Tee - S,1,0,visible,,,,,1,4,,10,,,,TEE,Size,S
13,variation,TEE-M,Tee - M,1,0,visible,,,,,0,,,12,,,,id:11,Size,M
14,variation,TEE-L,Tee - L,0,0,visible,,,,,1,1,,13,,,,id:11,Size,L
15,simple,CAP,Cap,1,0,visible,,,2026-11-01,2026-11-20,1,5,6,8,Hats,,,,,
16,simple,BAG,Bag,1,0,visible,,,2026-11-01,2026-11-21,1,5,6,8,Bags,,,,,
17,simple,OLD,Old,1,0,hidden,,,,,1,,0,8,Bags,,,,,
18,simple,DRAFT,Draft,-1,0,visible,,,,,1,,,8,Bags,,,,,
19,variation,LOST,Lost,1,0,visible,,,,,1,1,,10,,,,GONE,Size,S
`;

it('reads an export of WooCommerce: parents, hidden goods, sales that are over', () => {
  const { drafts, refused, notes } = read(woocommerce, 'wc.csv');
  expect(drafts).toMatchObject([
    {
      key: 'TEE',
      price: 1000,
      recommended: true,
      category: ['Clothes', 'Tops'],
      tags: ['Sale'],
      images: ['https://img.example/a,b.jpg', 'https://img.example/c.jpg'],
      variations: [
        { type: 'S', price: 1000, stock: 4 },
        { type: 'M', price: 1200, stock: 0 },
      ],
    },
    { key: 'CAP', price: 800, discount: null },
    { key: 'BAG', price: 800, discount: { type: 'amount', value: 200 } },
    { key: 'OLD', price: 800, discount: null, active: false },
    { key: 'DRAFT', active: false },
  ]);
  expect(remarks(refused)).toEqual(['10 record names “GONE” as its parent, which the file does not have']);
  expect(remarks(notes)).toEqual(
    expect.arrayContaining(['6 salePrice is over; left out', '8 salePrice is 0; taken as none']),
  );
});

const merchant = [
  'id\ttitle\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tsale_price_effective_date\tproduct_type\titem_group_id\tsize',
  'A1\tRug (small)\thttps://img.example/1.jpg\thttps://img.example/2.jpg,https://img.example/3.jpg\tin stock\t15.00 USD\t12.00 USD\t2026-11-20T13:00-0800/2026-12-24T15:30-0800\tHome > Floor > Rugs\tRUG\tsmall',
  'A2\tRug (large)\thttp://img.example/4.jpg\t\tout_of_stock\t25.00 USD\t22.00 USD\t2026-11-20T13:00-0800/2026-12-24T15:30-0800\tHome > Floor > Rugs\tRUG\tlarge',
  'A3\tBroom\thttps://img.example/5.jpg\t\tpreorder\t5 USD\t4 USD\t2014-11-20T13:00-0800/2014-12-24T15:30-0800\tHome\t\t',
].join('\n');

it('reads a feed for Google Merchant: groups, periods of sales, lists of pictures', () => {
  const { drafts, refused, notes } = read(merchant, 'feed.txt');
  expect(refused).toEqual([]);
  expect(drafts).toMatchObject([
    {
      key: 'RUG',
      name: { en: 'Rug' },
      price: 1500,
      discount: { type: 'amount', value: 300 },
      category: ['Home', 'Rugs'],
      images: [1, 2, 3].map((at) => `https://img.example/${at}.jpg`).concat('http://img.example/4.jpg'),
      variations: [
        { type: 'small', price: 1500, stock: null },
        { type: 'large', price: 2500, stock: 0 },
      ],
      choiceOptions: [{ title: 'Size', values: ['small', 'large'] }],
    },
    { key: 'A3', name: { en: 'Broom' }, price: 500, discount: null, category: ['Home'], variations: [] },
  ]);
  expect(notes).toContainEqual(
    expect.objectContaining({
      field: 'images',
      reason: 'is a http address: a shop on https does not show the picture',
      value: 'http://img.example/4.jpg',
    }),
  );
});

it('does not take the period of a reduced price for that of the item', () => {
  const { drafts } = read(merchant, 'feed.tsv', { fields: { key: 'id', name: 'title', price: 'price' } });
  expect(drafts.map(({ key, active }) => [key, active])).toEqual([
    ['RUG', true],
    ['A3', true],
  ]);
});

it('reads the same feed as XML', () => {
  const item = (id: string, price: string) =>
    `<item><g:id>${id}</g:id><title>Mop ${id}</title><g:price>${price}</g:price><g:availability>in_stock</g:availability><g:image_link>https://img.example/${id}.jpg</g:image_link></item>`;
  const { drafts } = read(
    `<rss><channel>${item('M1', '3.50 USD')}${item('M2', '4 USD')}</channel></rss>`,
    'feed.xml',
  );
  expect(drafts).toMatchObject([
    { key: 'M1', name: { en: 'Mop M1' }, price: 350, images: ['https://img.example/M1.jpg'] },
    { key: 'M2', price: 400 },
  ]);
});

it('reads a nested menu: groups as categories, sizes, option groups and extras', () => {
  const soup = {
    id: 's1',
    name: 'Soup',
    price: 4,
    variants: [
      { name: 'Cup', price: 4 },
      { name: 'Bowl', price: 6.5 },
    ],
    modifierGroups: [
      { name: 'Bread', min: 1, max: 1, options: [{ name: 'White' }, { name: 'Rye', price: 0.5 }] },
      {
        name: 'Toppings',
        min: 0,
        max: 9,
        options: [
          { name: 'Cream', price: 1 },
          { name: 'Herbs', price: 0.2 },
        ],
      },
    ],
    extras: [{ name: 'Spoon', price: 0.1 }],
  };
  const tea = { id: 't1', name: 'Tea', price: 2, hidden: true };
  const menu = {
    categories: [
      { name: 'Starters', items: [soup] },
      { name: 'Drinks', items: [tea] },
    ],
  };
  const { drafts, refused } = read(JSON.stringify(menu), 'menu.json');
  expect(refused).toEqual([]);
  expect(drafts).toMatchObject([
    {
      key: 's1',
      category: ['Starters'],
      variations: [
        { type: 'Cup', price: 400 },
        { type: 'Bowl', price: 650 },
      ],
      optionGroups: [
        {
          name: 'Bread',
          type: 'single',
          required: true,
          min: 1,
          max: 1,
          options: [
            { name: 'White', price: 0 },
            { name: 'Rye', price: 50 },
          ],
        },
        { name: 'Toppings', type: 'multi', required: false, min: 0, max: 2 },
      ],
      addOns: [{ name: 'Spoon', price: 10 }],
    },
    { key: 't1', category: ['Drinks'], active: false },
  ]);
});

it('takes no ready mapping where the columns are not certain', () => {
  for (const [text, name] of [
    ['name,price\nTea,1\n', 'goods.csv'],
    ['Handle,Title\nlamp,Lamp\n', 'goods.csv'],
    ['[{"name": "Tea", "items": 3}]', 'goods.json'],
  ] as const)
    expect(() => findReadyMapping(Buffer.from(text), name)).toThrow(ImportError);
});

it.each<[ReadyFormat, string, string]>([
  [
    'shopify',
    'Title,Colour\nLamp,red\n',
    'Field “price”: the file has none of the columns “Variant Price”, “Price”.',
  ],
  ['woocommerce', 'Name,Colour\nLamp,red\n', 'Field “price”: the file has no column “Regular price”.'],
])('reports what a file lacks that is named one of %s', (format, text, message) => {
  expect(isReadyFormat(format)).toBe(true);
  expect(() => read(text, 'x.csv', JSON.parse(getReadyMapping(format)))).toThrow(message);
});
