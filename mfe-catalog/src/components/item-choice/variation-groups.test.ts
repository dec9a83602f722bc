import { variationQuestions } from './variation-groups';

const variations = [
  { type: 'Small-Red', price: 500, stock: 3 },
  { type: 'Small-Blue', price: 600, stock: 0 },
  { type: 'Large-Red', price: 900, stock: 1 },
];
const choiceOptions = [
  { title: 'Size', options: ['Small', 'Large'] },
  { title: 'Colour', options: ['Red', 'Blue'] },
];

it('returns each choice with the variation that an option leads to with the other picks [ENT-21]', () => {
  const [size, colour] = variationQuestions({ variations, choiceOptions }, 'Small-Red');
  expect(size?.options.map(({ label, isPicked, variation }) => [label, isPicked, variation?.price])).toEqual([
    ['Small', true, 500],
    ['Large', false, 900],
  ]);
  expect(colour?.options.map(({ type, variation }) => [type, variation?.stock])).toEqual([
    ['Small-Red', 3],
    ['Small-Blue', 0],
  ]);
});

it('marks options without such a combination', () => {
  const [, colour] = variationQuestions({ variations, choiceOptions }, 'Large-Red');
  expect(colour?.options.find(({ label }) => label === 'Blue')?.variation).toBeNull();
});

it.each([[[]], [[{ title: 'Pack', options: ['A', 'B'] }]]])(
  'lists the variations when the choices do not match them',
  (questions) => {
    const found = variationQuestions({ variations, choiceOptions: questions }, 'Large-Red');
    expect(found).toHaveLength(1);
    expect(found[0]?.options.map(({ label, isPicked }) => [label, isPicked])).toEqual([
      ['Small-Red', false],
      ['Small-Blue', false],
      ['Large-Red', true],
    ]);
  },
);

it('returns no choices for an item without variations', () => {
  expect(variationQuestions({ variations: [], choiceOptions }, null)).toEqual([]);
});
