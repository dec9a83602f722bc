import { categoryList, itemsDiscounted } from '@shop/contract';
import { aCategory, anItem, preloaded, renderApp, renderOnServer } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { rowQuery } from '../../queries/queries';
import { CategorySection } from './categories/category-section';
import { InterestsProvider } from './interests';
import { ItemRow } from './rows/item-row';

const sections = (
  <InterestsProvider>
    <CategorySection isReady />
    <ItemRow name="discounted" isReady isWaiting={false} isFirst />
  </InterestsProvider>
);

const categories = [aCategory({ id: 1, name: 'Grills' }), aCategory({ id: 2, name: 'Soups' })];
const items = [
  anItem({ id: 1, name: 'Naan', categoryIds: [1] }),
  anItem({ id: 2, name: 'Ramen', categoryIds: [2, 20] }),
];
const page = { total: 2, page: 1, limit: 12, entries: items };
const customer = { token: 'token', module: { id: 1, type: 'food', name: 'Food' } as const };

const open = (interests: number[]) =>
  renderApp(sections, {
    session: { ...customer, interests },
    setUpApi: (api) => {
      api.respond(categoryList, categories);
      api.respond(itemsDiscounted, page);
    },
  });

const namesIn = (text: string) => [...new Set(text.match(/Naan|Ramen|Grills|Soups/g))];
async function shown() {
  await within(await screen.findByRole('region', { name: 'Discounted items' })).findByText('Naan');
  return namesIn(document.body.textContent ?? '');
}

it('come first in their rows, and keep their positions while the page is open [D-07]', async () => {
  const { session } = open([2]);
  const liked = ['Soups', 'Grills', 'Ramen', 'Naan'];
  expect(await shown()).toEqual(liked);
  act(() => session.setState({ interests: [1] }));
  expect(await shown()).toEqual(liked);
});

it('when empty change nothing [D-07]', async () => {
  open([]);
  expect(await shown()).toEqual(['Grills', 'Soups', 'Naan', 'Ramen']);
});

it('are applied on the server, so that nothing moves after hydration [D-07]', async () => {
  const session = { ...customer, token: null, expectsCustomer: true, interests: [2], zoneIds: [1] };
  const responses = [
    preloaded(categoryList, {}, categories),
    preloaded(itemsDiscounted, { query: rowQuery }, page),
  ];
  const html = await renderOnServer(sections, responses, { session });
  expect(namesIn(html.replace(/<script.*?<\/script>/gs, ''))).toEqual(['Soups', 'Grills', 'Ramen', 'Naan']);
});
