import type { Choice, FoodVariationGroup } from '../entities';
import {
  choiceProblem,
  emptyChoice,
  initialChoice,
  isKnownChoice,
  setAddOnQuantity,
  toggleAddOn,
  toggleOption,
  withOption,
} from './variation-choice';
import { toPickedOptions, toVariationText, toVariationType } from '../catalog/variation-type';

const group = (more: Partial<FoodVariationGroup> = {}): FoodVariationGroup => ({
  name: 'Crust',
  type: 'multi',
  required: false,
  min: 2,
  max: 3,
  values: ['Thin', 'Cheesy', 'Thick', 'Stuffed'].map((label) => ({ label, price: 0 })),
  ...more,
});
const item = (...foodVariations: FoodVariationGroup[]) => ({
  variations: [],
  choiceOptions: [],
  foodVariations,
  addOns: [{ id: 1, storeId: 1, name: 'Olives', price: 50 }],
});
const choosing = (...labels: string[]): Choice => ({ ...emptyChoice, options: [{ group: 'Crust', labels }] });
const red = { type: 'Red', price: 100, stock: 0 };
const blue = { type: 'Blue', price: 100, stock: 2 };
const coloured = {
  ...item(),
  variations: [red, blue],
  choiceOptions: [{ title: 'Colour', options: ['Red', 'Blue'] }],
};

describe('options', () => {
  it.each([
    ['single: picks [STATE-16]', 'single', [], ['Thin']],
    ['single: replaces the earlier pick [STATE-16]', 'single', ['Thick'], ['Thin']],
    ['single: the selected one goes [STATE-16]', 'single', ['Thin'], []],
    ['multi: adds [STATE-17]', 'multi', ['Thick'], ['Thick', 'Thin']],
    ['multi: removes [STATE-17]', 'multi', ['Thin', 'Thick'], ['Thick']],
  ] as const)('%s', (_case, type, chosen, labels) => {
    expect(toggleOption({ type }, chosen, 'Thin')).toEqual(labels);
  });

  it('keeps the other groups and leaves no empty one [STATE-16]', () => {
    const size = { group: 'Size', labels: ['Large'] };
    const chosen = withOption({ ...emptyChoice, options: [size] }, group(), 'Thin');
    expect(chosen.options).toEqual([size, { group: 'Crust', labels: ['Thin'] }]);
    expect(withOption(chosen, group(), 'Thin').options).toEqual([size]);
  });
});

describe('add-ons', () => {
  const two = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ];

  it('are added with quantity 1 and removed by unchecking [STATE-18]', () => {
    expect(toggleAddOn([], 1)).toEqual([{ id: 1, quantity: 1 }]);
    expect(toggleAddOn(two, 1)).toEqual([{ id: 2, quantity: 1 }]);
  });

  it('change their quantity, never below 1 [STATE-18]', () => {
    expect(setAddOnQuantity(two, 1, 3)[0]).toEqual({ id: 1, quantity: 3 });
    expect(setAddOnQuantity(two, 2, 0)).toEqual(two);
  });
});

describe('the initial choice of an item', () => {
  it('is its first variation in stock, and no options [STATE-12, VALID-03]', () => {
    expect(initialChoice(coloured)).toEqual({ variation: 'Blue', options: [], addOns: [] });
  });
  it('is the first variation when all are sold out; nothing when there is none [STATE-12]', () => {
    expect(initialChoice({ variations: [red] }).variation).toBe('Red');
    expect(initialChoice({ variations: [] })).toEqual(emptyChoice);
  });
});

describe('problems of a choice', () => {
  it.each([
    [
      'a required group without a choice [VALID-05]',
      group({ required: true }),
      choosing(),
      { key: 'required', name: 'Crust', min: 2, max: 3 },
    ],
    [
      'a required single group without a choice [VALID-05]',
      group({ required: true, type: 'single' }),
      choosing(),
      { key: 'required', name: 'Crust', min: 1, max: 1 },
    ],
    [
      'too few [VALID-06]',
      group({ required: true }),
      choosing('Thin'),
      { key: 'between', name: 'Crust', min: 2, max: 3 },
    ],
    [
      'too few of an optional group [VALID-06]',
      group(),
      choosing('Thin'),
      { key: 'between', name: 'Crust', min: 2, max: 3 },
    ],
    [
      'the same one twice [VALID-06]',
      group(),
      choosing('Thin', 'Thin'),
      { key: 'between', name: 'Crust', min: 2, max: 3 },
    ],
    [
      'too many [VALID-06]',
      group(),
      choosing('Thin', 'Thick', 'Cheesy', 'Stuffed'),
      { key: 'between', name: 'Crust', min: 2, max: 3 },
    ],
    [
      'two of a single group [STATE-16]',
      group({ type: 'single' }),
      choosing('Thin', 'Thick'),
      { key: 'between', name: 'Crust', min: 1, max: 1 },
    ],
    ['none: enough [VALID-06]', group(), choosing('Thin', 'Thick'), null],
    ['none: an optional group without a choice [VALID-06]', group(), emptyChoice, null],
    [
      'none: no maximum is set [VALID-06]',
      group({ min: 0, max: 0 }),
      choosing('Thin', 'Thick', 'Cheesy', 'Stuffed'),
      null,
    ],
    [
      'none: one of a single group [VALID-05]',
      group({ type: 'single', required: true }),
      choosing('Thin'),
      null,
    ],
  ])('%s', (_case, offered, choice, problem) => {
    expect(choiceProblem(item(offered), choice)).toEqual(problem);
  });

  it('asks for a variation if the item has some [VALID-05]', () => {
    const required = { key: 'required', name: 'Colour', min: 1, max: 1 };
    expect(choiceProblem(coloured, emptyChoice)).toEqual(required);
    expect(choiceProblem({ ...coloured, choiceOptions: [] }, emptyChoice)).toMatchObject({ name: '' });
    expect(choiceProblem(coloured, { ...emptyChoice, variation: 'Blue' })).toBeNull();
  });

  it.each([
    ['knows an existing choice', { variation: 'Red', addOns: [{ id: 1, quantity: 1 }] }, true],
    ['knows the empty choice', {}, true],
    ['not another variation', { variation: 'Green' }, false],
    ['not another add-on', { addOns: [{ id: 9, quantity: 1 }] }, false],
    ['not another label', { options: [{ group: 'Crust', labels: ['Gold'] }] }, false],
    ['not another group', { options: [{ group: 'Sauce', labels: ['Hot'] }] }, false],
    ['knows its labels', { options: [{ group: 'Crust', labels: ['Thin'] }] }, true],
  ])('%s [D-16]', (_case, choice, known) => {
    const dish = { ...coloured, foodVariations: [group()] };
    expect(isKnownChoice(dish, { ...emptyChoice, ...choice })).toBe(known);
  });
});

describe('type of a variation', () => {
  const options = [
    { title: 'Size', options: ['S', 'Extra Large'] },
    { title: 'Colour', options: ['Red', 'Blue-Green'] },
  ];

  it('joins the picks with a dash, once all are made [ENT-21]', () => {
    expect(toVariationType(options, ['Extra Large', 'Red'])).toBe('Extra Large-Red');
    expect(toVariationType(options, ['S', undefined])).toBeNull();
    expect(toVariationType(options, ['S'])).toBeNull();
    expect(toVariationType([], [])).toBeNull();
  });

  it.each([
    ['S-Red', ['S', 'Red']],
    ['ExtraLarge-Blue-Green', ['Extra Large', 'Blue-Green']],
    ['S-Blue', []],
    ['S', []],
    ['M-Red', []],
    ['', []],
    ['S-Red-Thin', []],
  ])('splits %s [ENT-21]', (type, picks) => {
    expect(toPickedOptions(options, type)).toEqual(picks);
  });
});

it.each([
  [
    'X-Large-Red',
    [
      ['X-Large', 'Large'],
      ['Red', 'Blue'],
    ],
    'X-Large, Red',
  ],
  ['X-Large', [['X-Large', 'Large']], 'X-Large'],
  ['DarkRed-L', [['Dark Red'], ['L']], 'Dark Red, L'],
  ['Small-Red', [], 'Small, Red'],
  ['Small-Red', [['Medium']], 'Small, Red'],
  ['Small', [], 'Small'],
])('writes the variation %s of %j as %s [ENT-21]', (type, options, text) => {
  const choiceOptions = options.map((values, index) => ({ title: `Option ${index}`, options: values }));
  expect(toVariationText(type, choiceOptions)).toBe(text);
});
