import { fillIn } from './text-loader';

it('fills missing texts with English, and nothing else [D-30]', () => {
  const english = {
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    empty: { title: 'Empty', only: 'Only' },
  };
  const arabic = { items_two: 'عنصران', empty: { title: 'فارغ' } };
  expect(fillIn(english, arabic)).toEqual({
    items_two: 'عنصران',
    empty: { title: 'فارغ', only: 'Only' },
  });
  expect(fillIn(english, {})).toEqual(english);
});
