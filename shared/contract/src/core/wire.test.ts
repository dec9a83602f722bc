import {
  flag,
  id,
  list,
  money,
  number,
  numberOrNull,
  numbers,
  oneOf,
  readable,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  WireError,
} from './wire';

it.each([
  [12, 12],
  ['12.5', 12.5],
  ['1,299.00', 1299],
  [' 7 ', 7],
  ['', null],
  ['1,2', null],
  ['abc', null],
  [null, null],
  [true, null],
  [NaN, null],
  [Infinity, null],
])('reads %p as the number %p [F-21]', (wire, value) => {
  expect(numberOrNull(wire)).toBe(value);
});

it('uses the default number if there is none [F-21]', () => {
  expect(number(undefined, 4)).toBe(4);
  expect(number('3', 4)).toBe(3);
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['on', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['off', false],
  [null, false],
])('reads %p as the flag %p [ENT-14]', (wire, value) => {
  expect(flag(wire)).toBe(value);
});

it('reads money as minor units, thousands grouped or not [D-15]', () => {
  expect(money('1,299.005', 2)).toBe(129_901);
  expect(money('12.5', 3)).toBe(12_500);
  expect(money(null, 2)).toBe(0);
});

it('reads text and its absence [F-21]', () => {
  expect([text('a'), text(5), text(null, 'x'), text({})]).toEqual(['a', '5', 'x', '']);
  expect([textOrNull(' a '), textOrNull('  '), textOrNull(undefined)]).toEqual(['a', null, null]);
});

it.each([
  ['bare', { id: 1, data: 5 }, { id: 1, data: 5 }],
  ['in data', { data: { id: 1 } }, { id: 1 }],
  ['in content, beside a message', { content: { id: 1 }, message: 'ok', status: 200 }, { id: 1 }],
  ['with a field that is called data', { id: 1, data: { id: 2 } }, { id: 1, data: { id: 2 } }],
  ['as JSON in text', '{"id":1}', { id: 1 }],
])('finds a record %s [F-21]', (_case, wire, found) => {
  expect(record(wire, 'thing')).toEqual(found);
});

it.each([[null], [[]], ['text'], [5], ['{broken'], ['{"a":1']])('finds no record in %p [F-21]', (wire) => {
  expect(recordOrNull(wire)).toBeNull();
  expect(() => record(wire, 'thing')).toThrow(WireError);
});

it.each([
  ['bare', [1, 2], [1, 2]],
  ['under its name', { things: [1] }, [1]],
  ['in data', { data: [1] }, [1]],
  ['under its name in data', { data: { things: [1] } }, [1]],
  ['in content', { content: [1] }, [1]],
  ['as JSON in text', '[1,2]', [1, 2]],
  ['nowhere', { other: [1] }, []],
  ['broken in text', '[1,', []],
  ['null', { things: null }, []],
  ['as no list at all', 5, []],
])('finds a list %s [F-21]', (_case, wire, found) => {
  expect(list(wire, 'things')).toEqual(found);
});

it.each([
  ['[400,2]', [400, 2]],
  [
    ['3', 4, 'x', null],
    [3, 4],
  ],
  [[{ id: '5', name: 'Pizza' }], [5]],
  ['7', [7]],
  [7, [7]],
  [null, []],
])('finds the ids of %p [CALL-26]', (wire, ids) => {
  expect(numbers(wire)).toEqual(ids);
});

it('reads lists of names, plain or in records [ENT-07]', () => {
  const wire = ['a', { name: 'b' }, { tag: 'c' }, { nutrition: 'd' }, { allergy: 'e' }, { other: 'f' }, null];
  expect(texts(wire)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('reads an unknown value as the first one [F-21]', () => {
  expect(oneOf('b', ['a', 'b'])).toBe('b');
  expect(oneOf('new', ['a', 'b'])).toBe('a');
});

it('drops unreadable entries, and hides no other errors [F-21]', () => {
  expect(readable([{ id: 1 }, {}, { id: '2' }], (wire: { id?: unknown }) => id(wire.id, 'thing'))).toEqual([
    1, 2,
  ]);
  const faulty = () => {
    throw new TypeError('fault');
  };
  expect(() => readable([1], faulty)).toThrow(TypeError);
});
