import { itemReviews, storeReviews, type ReviewPage } from '@shop/contract';
import type { RatingSummary, Review } from '@shop/domain';
import { aReview, refused, renderApp, type FakeApi, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { itemPath } from '../../components/page/addresses';
import { reviewsPage } from '../../queries/queries';
import { Reviews } from './reviews';

const summary: RatingSummary = { average: 4.25, count: 20, histogram: [1, 0, 2, 7, 10] };

const toPage = (reviews: Review[], own: Partial<ReviewPage> = {}): ReviewPage => ({
  total: reviews.length,
  page: 1,
  limit: 6,
  entries: reviews,
  summary,
  ...own,
});

const show = (setUpApi: (api: FakeApi) => void, options: TestAppOptions = {}) =>
  renderApp(
    <Reviews endpoint={itemReviews} getArgs={(page) => ({ params: { id: 1 }, query: reviewsPage(page) })} />,
    { setUpApi, ...options },
  );

it('shows the average to one decimal, the number of ratings, and the number of each [X-04] [BIZ-14]', async () => {
  show((api) => api.respond(itemReviews, toPage([aReview()])));
  const section = await screen.findByRole('region', { name: 'Reviews' });
  expect(within(section).getByText('4.3')).toBeInTheDocument();
  expect(within(section).getByText('Rated 4.3 of 5 by 20')).toBeInTheDocument();
  expect(within(section).getByText('20 ratings')).toBeVisible();
  const bars = within(section)
    .getAllByRole('listitem')
    .slice(0, 5)
    .map((bar) => bar.textContent);
  expect(bars).toEqual(['5 stars10', '4 stars7', '3 stars2', '2 stars0', '1 star1']);
});

it("shows author, text, date and half stars, with the store's reply [X-04] [BIZ-14]", async () => {
  const review = aReview({ rating: 3.5, comment: 'A bit cold.', reply: 'Sorry! The next one is on us.' });
  show((api) => api.respond(itemReviews, toPage([review])));
  const entry = await screen.findByRole('article');
  expect(within(entry).getByRole('heading', { name: 'Sara A.' })).toBeVisible();
  expect(within(entry).getByText('Rated 3.5 of 5')).toBeInTheDocument();
  expect(within(entry).getByText('Feb 3, 2026')).toBeVisible();
  expect(within(entry).getByText('A bit cold.')).toBeVisible();
  expect(within(entry).getByText('The store’s answer').parentElement).toHaveTextContent(
    'The next one is on us.',
  );
});

it.each([
  ['food', 'The restaurant’s answer'],
  ['grocery', 'The store’s answer'],
  ['rental', 'The provider’s answer'],
] as const)('names who has replied in %s [GEN-03] [GEN-04] [X-04]', async (type, name) => {
  show((api) => api.respond(itemReviews, toPage([aReview({ reply: 'Sorry!' })])), {
    session: { module: { id: 1, type, name: 'Module' } },
  });
  expect(await screen.findByText(name)).toBeVisible();
});

it('loads more on request, and focuses the first of them [X-04]', async () => {
  const { user, api } = show((fake) =>
    fake.respond(itemReviews, ({ query }) => {
      const page = query?.offset ?? 1;
      return toPage([aReview({ id: page, comment: `Page ${page}` })], { total: 7, page });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Page 2'));
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  expect(api.calls(itemReviews).map(({ query }) => query)).toEqual([reviewsPage(1), reviewsPage(2)]);
});

it('shows that there are no ratings yet [X-01]', async () => {
  const none = { average: 0, count: 0, histogram: [0, 0, 0, 0, 0] } as const;
  show((api) => api.respond(itemReviews, toPage([], { summary: none })));
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

it('can be retried after a failure [X-01]', async () => {
  let isDown = true;
  const { user } = show((api) =>
    api.respond(itemReviews, () => {
      if (isDown) throw refused(500, 'Broken');
      return toPage([aReview()]);
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('shows hostile input as text, and cuts long ones [F-44] [F-36] [BIZ-07]', async () => {
  const review = aReview({ customerName: '\u202eevil', comment: `<b>${'x'.repeat(10_000)}</b>` });
  const { container } = show((api) => api.respond(itemReviews, toPage([review])));
  expect(await screen.findByRole('button', { name: 'Read more' })).toBeVisible();
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByRole('heading', { level: 3 }).querySelector('bdi')).toHaveTextContent('evil');
});

it('shows the reviews of a store with the item of each [X-04]', async () => {
  const item = { id: 8, name: 'Nihari', imageUrl: null };
  renderApp(
    <Reviews
      endpoint={storeReviews}
      getArgs={(page) => ({ query: { store_id: 3, ...reviewsPage(page) } })}
      itemPath={itemPath}
    />,
    { setUpApi: (api) => api.respond(storeReviews, toPage([aReview({ item })])) },
  );
  expect(await screen.findByRole('link', { name: 'Nihari' })).toHaveAttribute('href', '/product/8');
});
