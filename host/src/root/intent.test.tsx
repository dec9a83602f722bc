import { itemDetails } from '@shop/contract';
import type { RouteManifest } from '@shop/federation';
import { Link } from '@shop/router';
import { anItem, renderApp } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Intent } from './intent';

const routes: RouteManifest[] = [
  {
    path: '/product/:id',
    page: 'item-page',
    first: [{ endpoint: 'itemDetails', args: { params: { id: ':id' } }, unless: ['campaign'] }],
  },
];

function show(to: string) {
  const prefetchPage = jest.fn();
  const { api } = renderApp(
    <Intent routes={routes} prefetchPage={prefetchPage}>
      <Link to={to}>onward</Link>
    </Intent>,
    { setUpApi: (fake) => fake.respond(itemDetails, anItem()) },
  );
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { api, prefetchPage, link: screen.getByRole('link'), settled };
}

const connection = (value: unknown) => Object.assign(navigator, { connection: value });
afterEach(() => connection(undefined));

it.each(['mouseEnter', 'focus', 'touchStart'] as const)(
  'prefetches code and initial queries of the page behind a link on %s, once [X-03]',
  async (event) => {
    const { api, prefetchPage, link, settled } = show('/product/7?from=/home');
    fireEvent[event](link);
    await waitFor(() => expect(api.calls(itemDetails)).toHaveLength(1));
    fireEvent.mouseEnter(link);
    fireEvent.focus(link);
    await settled();
    expect(prefetchPage.mock.calls).toEqual([
      [{ path: '/product/7', search: '?from=/home', moduleType: null }],
    ]);
    expect(api.calls(itemDetails)).toEqual([{ params: { id: 7 } }]);
  },
);

it('prefetches only the queries that the page at that address makes [X-03]', async () => {
  const { api, prefetchPage, link, settled } = show('/product/7?campaign=1');
  fireEvent.mouseEnter(link);
  await settled();
  expect(prefetchPage).toHaveBeenCalledTimes(1);
  expect(api.calls(itemDetails)).toEqual([]);
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'prefetches nothing with %j [X-03]',
  async (value) => {
    connection(value);
    const { api, prefetchPage, link, settled } = show('/product/7');
    fireEvent.mouseEnter(link);
    await settled();
    expect(prefetchPage).not.toHaveBeenCalled();
    expect(api.calls(itemDetails)).toEqual([]);
  },
);
