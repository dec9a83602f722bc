import { reviewsFromWire } from './review';

const context = { decimals: 2 };
const read = (wire: unknown) => reviewsFromWire(wire, context);

it('reads a page of reviews with the summary of all ratings [X-04] [BIZ-14]', () => {
  const page = read({
    total_size: '40',
    limit: '1',
    offset: '2',
    rating: '4.35',
    rating_count: 41,
    rating_group: [1, '2', 3, 5, 30],
    reviews: [
      {
        id: '8',
        rating: '4.5',
        comment: 'Good',
        customer_name: 'Noor',
        created_at: '2026-11-20T10:00:00Z',
        reply: 'Thanks',
        item: { id: 3, name: 'Rice', image_full_url: '/r.svg' },
      },
    ],
  });
  expect(page).toMatchObject({ total: 40, limit: 1, page: 2 });
  expect(page.summary).toEqual({ average: 4.35, count: 41, histogram: [1, 2, 3, 5, 30] });
  expect(page.entries).toEqual([
    {
      id: 8,
      rating: 4.5,
      comment: 'Good',
      customerName: 'Noor',
      writtenAt: '2026-11-20T10:00:00Z',
      reply: 'Thanks',
      item: { id: 3, name: 'Rice', imageUrl: '/r.svg' },
    },
  ]);
});

it('reads the item beside the review too, or none [D-31]', () => {
  const [storeReply, plain] = read({
    reviews: [{ id: 1, item_id: '3', item_name: 'Rice', item_image_full_url: '/r.svg' }, { id: 2 }],
  }).entries;
  expect(storeReply?.item).toEqual({ id: 3, name: 'Rice', imageUrl: '/r.svg' });
  expect(plain).toMatchObject({ item: null, reply: null, comment: '', customerName: '' });
});

it.each([
  [9, 5],
  [0, 1],
  ['x', 1],
  [3.5, 3.5],
])('limits a rating of %s to five stars', (rating, shown) => {
  expect(read({ reviews: [{ id: 1, rating }] }).entries[0]?.rating).toBe(shown);
});

it('drops unreadable entries, and has no ratings by default [F-21]', () => {
  expect(read({ reviews: [{ comment: 'no id' }, null, 'x', { id: 4 }] }).entries.map(({ id }) => id)).toEqual(
    [4],
  );
  for (const wire of [null, undefined, '<html>', 7, [], {}, { reviews: 'x', rating_group: 'y' }])
    expect(read(wire)).toMatchObject({
      entries: [],
      total: 0,
      summary: { average: 0, count: 0, histogram: [0, 0, 0, 0, 0] },
    });
});
