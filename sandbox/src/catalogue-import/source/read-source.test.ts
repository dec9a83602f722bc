import iconv from 'iconv-lite';
import { ImportError } from '../import-error';
import { readSource, type SourceOptions } from './read-source';

const read = (text: string | Buffer, name = 'file.csv', options: SourceOptions = {}) =>
  readSource(typeof text === 'string' ? Buffer.from(text) : text, name, options);
const contents = (text: string | Buffer, name?: string, options?: SourceOptions) =>
  read(text, name, options).rows.map(({ content }) => content);
const lines = (text: string, name?: string, options?: SourceOptions) =>
  read(text, name, options).rows.map(({ line }) => line);

describe('cells', () => {
  it.each([
    ['semicolons', 'a;b\n1;2,5\n', {}],
    ['tabs in a .csv', 'a\tb\n1\t2,5\n', {}],
    ['pipes', 'a|b\n1|2,5\n', {}],
    ['CRLF', 'a;b\r\n1;2,5\r\n', {}],
    ['CR', 'a;b\r1;2,5\r', {}],
    ['a byte order mark', '\ufeffa;b\n1;2,5\n', {}],
    ['quotes around all', '"a";"b"\n"1";"2,5"\n', {}],
    ['single quotes', "'a';'b'\n'1';'2,5'\n", { quote: "'" }],
    ['lines before the header', 'Export of today\n\na;b\n1;2,5', { skipLines: 2 }],
    ['blank lines', '\na;b\n\n1;2,5\n\n', {}],
    ['empty cells too many', 'a;b;\n1;2,5;;\n', {}],
  ])('%s', (_case, text, options) => {
    const source = read(text, 'x.csv', options);
    expect(source.columns?.slice(0, 2)).toEqual(['a', 'b']);
    expect(source.rows.map(({ content }) => (content as string[]).slice(0, 2))).toEqual([['1', '2,5']]);
    expect(source.rows[0]?.problem).toBeUndefined();
  });

  it('keeps line breaks, delimiters and doubled quotes inside quotes, and knows where each record begins', () => {
    const text = 'name,price\n"Tea\nand ""milk"", hot",1\r\nCake,2\n\n"Pie\n\n",3';
    expect(contents(text)).toEqual([
      ['Tea\nand "milk", hot', '1'],
      ['Cake', '2'],
      ['Pie\n\n', '3'],
    ]);
    expect(lines(text)).toEqual([2, 4, 6]);
  });

  it('keeps a quotation mark inside a cell', () => {
    expect(contents('name,price\n12" pizza,9\n')).toEqual([['12" pizza', '9']]);
    expect(contents('name\tsize\n"Tea" green\t5"\n', 'x.tsv')).toEqual([['"Tea" green', '5"']]);
  });

  it('reads quoted cells of a tabbed file', () => {
    expect(contents('name\tprice\n"Tea\nhot"\t5\n', 'x.tsv')).toEqual([['Tea\nhot', '5']]);
  });

  it('marks only records with a wrong number of cells', () => {
    const source = read('a,b,c\n1,2,3\n1,2\n1,2,3,4\n');
    expect(source.rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, undefined],
      [3, 'has 2 cells where 3 belong'],
      [4, 'has 4 cells where 3 belong'],
    ]);
    expect(read('a,b,c\n1,2\n', 'x.csv', { shortRows: 'fill' }).rows[0]?.problem).toBeUndefined();
  });

  it('counts from the first line without a header', () => {
    const source = read('1\tTea\n2\tCake\n', 'x.tsv', { header: false });
    expect(source).toMatchObject({ columns: null, width: 2 });
    expect(source.rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('reports where a quotation mark never closes', () => {
    expect(() => read('a,b\n1,2\n"3,4\n5,6\n')).toThrow(
      /a quotation mark opens on line 3 or later and never closes/,
    );
  });
});

describe('encodings', () => {
  const text = 'name;price\nCafé crème – “été”;3,50\n';
  it.each([
    ['windows-1252', iconv.encode(text, 'windows-1252'), 'windows-1252'],
    ['utf-16le with a mark', iconv.encode(text, 'utf-16le', { addBOM: true }), undefined],
    ['utf-16be with a mark', iconv.encode(text, 'utf-16be', { addBOM: true }), undefined],
    ['utf-16le without a mark', iconv.encode(text, 'utf-16le'), undefined],
    [
      'utf-8 with a mark, though another is stated',
      iconv.encode(text, 'utf-8', { addBOM: true }),
      'windows-1252',
    ],
  ])('%s', (_case, bytes, encoding) => {
    expect(contents(bytes, 'x.csv', { encoding })).toEqual([['Café crème – “été”', '3,50']]);
  });

  it('reads Arabic of Windows', () => {
    expect(
      contents(iconv.encode('name\nشاي أخضر\n', 'windows-1256'), 'x.csv', { encoding: 'windows-1256' }),
    ).toEqual([['شاي أخضر']]);
  });

  it('marks bytes of another encoding', () => {
    const source = read(iconv.encode(`name\n${'Tea\n'.repeat(50)}Café\n`, 'windows-1252'));
    expect(source.notes.join()).toMatch(/Some bytes are not utf-8/);
    expect(source.rows.at(-1)?.content).toEqual(['Caf\ufffd']);
  });
});

describe('JSON', () => {
  const items = '[\n  {"n": "Tea"},\n  {"n": "Cake",\n   "x": [1, {"y": "]}"}]},\n\n  {"n": "Pie"}\n]';
  it('records the line of each element', () => {
    expect(lines(items, 'x.json')).toEqual([2, 3, 6]);
    expect(lines(`{"total": 3, "a": {"data": 1, "list": ${items}}}`, 'x.json', { items: 'a.list' })).toEqual([
      2, 3, 6,
    ]);
  });
  it('finds the only array', () => {
    expect(contents('{"ok": true, "products": [{"n": 1}]}', 'x.json')).toEqual([{ n: 1 }]);
  });
  it('keeps every digit of a long number', () => {
    expect(
      contents('[{"code": 12345678901234567890, "n": "1234567890123456789", "f": 1.5}]', 'x.json'),
    ).toEqual([{ code: '12345678901234567890', n: '1234567890123456789', f: 1.5 }]);
  });
  it('rejects single elements that are not objects', () => {
    expect(read('[{"n": 1}, 2, null, [3]]', 'x.json').rows.map(({ problem }) => problem)).toEqual([
      undefined,
      'is not an object',
      'is not an object',
      'is not an object',
    ]);
  });
  it('reads one object a line, and rejects only a broken line', () => {
    const source = read('{"n": 1}\n\n{"n": 2\r\n[3]\n{"n": 4}', 'x.jsonl');
    expect(source.rows.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
    expect(source.rows.map(({ problem }) => problem?.slice(0, 11))).toEqual([
      undefined,
      'is not JSON',
      'is not an o',
      undefined,
    ]);
    expect(read('{"n": 1}\n{"n": 2}', 'x.json').rows).toHaveLength(2);
  });
});

it.each([
  ['an empty file', '', 'x.csv', {}, /empty/],
  ['white space', ' \n\n', 'x.csv', {}, /empty/],
  ['a header alone', 'a,b\n', 'x.csv', {}, /header and no records/],
  ['truncated JSON', '[{"n": "Tea"}, {"n": "Ca', 'x.json', {}, /cut off/],
  ['broken JSON', '[\n{"n": "Tea"},\n{n: 2}\n]', 'x.json', {}, /line 3/],
  ['no array', '{"a": 1}', 'x.json', {}, /no array/],
  ['another path', '{"a": {"b": 1}}', 'x.json', { items: 'a.c' }, /no array at “a.c”/],
  ['an empty array', '[]', 'x.json', {}, /is empty/],
  ['no JSON on any line', 'hello\nthere', 'x.jsonl', {}, /No line/],
  ['an unknown encoding', 'a,b\n1,2', 'x.csv', { encoding: 'klingon' }, /Unknown encoding “klingon”/],
] as const)('rejects %s with a message', (_case, text, name, options, message) => {
  expect(() => read(text, name, options)).toThrow(ImportError);
  expect(() => read(text, name, options)).toThrow(message);
});

it.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0], /xlsx/],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10], /PNG/],
  [
    'noise',
    Array.from({ length: 4000 }, (_entry, index) => (index * 7919 + (index >> 3) * 131) % 256),
    /no text/,
  ],
])('rejects %s, which is not a catalogue', (_case, bytes, message) => {
  expect(() => read(Buffer.from(bytes), 'x.csv')).toThrow(message);
});
