import iconv from 'iconv-lite';
import { ImportError } from '../import-error';
import { readSource, type SourceOptions } from './read-source';

const read = (text: string | Buffer, name: string, options: SourceOptions = {}) =>
  readSource(typeof text === 'string' ? Buffer.from(text) : text, name, options);

const feed = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
  <channel>
    <title>Shop</title>
    <item>
      <g:id>K1</g:id>
      <title>Kettle &amp; cup</title><g:title>Another</g:title>
      <g:image_link>https://img.example/1.jpg</g:image_link>
      <g:image_link>https://img.example/2.jpg</g:image_link>
      <description><![CDATA[<p>Boils</p>]]></description>
      <g:shipping><g:price>3</g:price></g:shipping><g:size/>
    </item>
    <item sku="a"><g:id>K2</g:id></item>
  </channel>
</rss>`;

describe('XML', () => {
  it('reads the records of a feed with their lines, without prefixes, repeated members as lists', () => {
    const source = read(feed, 'feed.xml');
    expect(source.rows).toEqual([
      {
        line: 5,
        number: 1,
        content: {
          id: 'K1',
          title: 'Kettle & cup',
          image_link: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
          description: '<p>Boils</p>',
          shipping: { price: '3' },
          size: '',
        },
      },
      { line: 13, number: 2, content: { sku: 'a', id: 'K2' } },
    ]);
    expect(source.notes).toEqual(['Records were taken from “rss.channel.item”.']);
  });

  it('is recognised by its content without an ending, and by its ending without a declaration', () => {
    expect(read(feed, 'feed').rows).toHaveLength(2);
    expect(read('<goods><product><n>Tea</n></product></goods>', 'goods.xml').rows[0]?.content).toEqual({
      n: 'Tea',
    });
  });

  it('reads records at the path of the mapping', () => {
    const text = '<a><list><thing><n>1</n></thing><thing><n>2</n></thing></list></a>';
    expect(read(text, 'a.xml', { items: 'a.list.thing' }).rows).toHaveLength(2);
    expect(() => read(text, 'a.xml')).toThrow(/name one in the mapping's "items" \(it has: a, a.list, /);
  });

  it('reads the encoding of its declaration', () => {
    const text = '<?xml version="1.0" encoding="windows-1252"?><p><item><n>Café</n></item></p>';
    expect(read(iconv.encode(text, 'windows-1252'), 'a.xml').rows[0]?.content).toEqual({ n: 'Café' });
  });

  it('reads no entity that the file declares, and hostile names as ordinary ones', () => {
    const text =
      '<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]><p><item><n>&x;</n><__proto__>1</__proto__></item></p>';
    const content = read(text, 'a.xml').rows[0]?.content as Record<string, unknown>;
    expect(content.n).toBe('&x;');
    expect(Object.keys(content)).toEqual(['n', '__proto__']);
  });

  it.each([
    ['is cut off', feed.slice(0, 400), /cut off: “item” of line 5 does not end/],
    ['is cut off in a tag', '<p><item><n>1</n></item', /cut off/],
    ['does not nest', '<p><item><n>1</item></p>', /not XML: it does not close “n” \(line 1\)/],
    ['has no element', 'name,price\nTea,1\n', /is named XML, but it does not begin with an element/],
  ])('refuses a file that %s', (_case, text, message) => {
    expect(() => read(text, 'feed.xml')).toThrow(ImportError);
    expect(() => read(text, 'feed.xml')).toThrow(message);
  });
});

it.each([
  [
    'a web page',
    '<!DOCTYPE html><html><body><table><tr><td>Tea</td></tr></table></body></html>',
    'goods.csv',
  ],
  ['a table of HTML that is named a workbook', '<table><tr><td>Tea</td><td>1</td></tr></table>', 'goods.xls'],
  ['a workbook by its name', 'name,price\nTea,1\n', 'goods.xlsx'],
  ['YAML', '- name: Tea\n  price: 1\n', 'goods.yaml'],
])('refuses %s in a sentence', (_case, text, name) => {
  expect(() => read(text, name)).toThrow(/^The file is .+\. CSV, TSV, JSON, JSON Lines and XML are read\.$/);
});

it('refuses XML where the mapping says CSV', () => {
  expect(() => read(feed, 'feed.csv', { format: 'csv' })).toThrow(
    'The file is XML, but the mapping says "format": "csv".',
  );
});

describe('a line that states the delimiter', () => {
  it.each([
    ['sep=;\r\nname;price\r\n"Tea, green";"1,5"\r\n', 3],
    ['"sep=;"\nname;price\n"Tea, green";"1,5"\n', 3],
    ['\ufeffSEP=;\n\nname;price\n"Tea, green";"1,5"\n', 4],
  ])('is obeyed and is no record: %j', (text, line) => {
    const source = read(text, 'goods.csv');
    expect(source.columns).toEqual(['name', 'price']);
    expect(source.rows).toEqual([{ line, number: 1, content: ['Tea, green', '1,5'] }]);
  });

  it('may state a tab, and a column may be called "sep"', () => {
    expect(read('sep=\t\na\tb\n1;2\t3\n', 'x.csv').rows[0]?.content).toEqual(['1;2', '3']);
    expect(read('sep,price\n1,2\n', 'x.csv').columns).toEqual(['sep', 'price']);
  });
});

describe('records in groups', () => {
  const menu = `{"name": "R", "menus": [
    {"title": "Lunch", "sections": [
      {"name": "Soup", "dishes": [
        {"n": "Tomato"}]},
      {"name": "Empty"}]},
    {"title": "Dinner", "sections": [{"name": "Fish", "dishes": [{"n": "Cod"},
      5]}]}]}`;

  it('keep the names of their groups and their lines', () => {
    expect(read(menu, 'menu.json', { items: 'menus[].sections[].dishes' }).rows).toEqual([
      { line: 4, number: 1, content: { n: 'Tomato' }, groups: ['Lunch', 'Soup'] },
      { line: 6, number: 2, content: { n: 'Cod' }, groups: ['Dinner', 'Fish'] },
      { line: 7, number: 3, content: 5, groups: ['Dinner', 'Fish'], problem: 'is not an object' },
    ]);
  });

  it('have the name that the mapping says', () => {
    const text = '{"groups": [{"name": "G1", "text": {"en": "Tea"}, "list": [{"n": 1}]}]}';
    expect(read(text, 'x.json', { items: 'groups[].list', groupName: 'text.en' }).rows[0]?.groups).toEqual([
      'Tea',
    ]);
  });

  it('are refused where no group has them', () => {
    expect(() => read(menu, 'menu.json', { items: 'menus[].items' })).toThrow(
      /no array at “menus\[\].items”/,
    );
  });
});
