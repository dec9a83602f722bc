import { itemsPopular, type Page } from '@shop/contract';
import type { Item } from '@shop/domain';
import { anItem, refused, renderApp } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { EndlessList } from './endless-list';
import { saveHeight } from './use-row-window';

const pageSize = 20;
const total = 100_000;

const page = (offset = 1): Page<Item> => ({
  total,
  page: offset,
  limit: pageSize,
  entries: Array.from({ length: pageSize }, (_, index) => {
    const id = (offset - 1) * pageSize + index + 1;
    return anItem({ id, name: `Item ${id}` });
  }),
});

const List = () => (
  <EndlessList
    endpoint={itemsPopular}
    getArgs={(offset) => ({ query: { limit: pageSize, offset } })}
    kind="item"
    render={(item) => <a href={`/product/${item.id}`}>{item.name}</a>}
    empty={<p>Nothing</p>}
  />
);

const broken = new Set<number>();

const show = (address = '/list') =>
  renderApp(<List />, {
    address,
    setUpApi: (api) =>
      api.respond(itemsPopular, ({ query }) => {
        if (broken.has(query?.offset ?? 1)) throw refused(500, 'Broken');
        return page(query?.offset);
      }),
  });

const row = 320;
const gap = 10;

/** jsdom has no layout: two columns, and every entry has the same height. */
beforeEach(() => {
  sessionStorage.clear();
  broken.clear();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  const real = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = real(element);
    if (element.tagName !== 'UL') return style;
    return Object.assign(Object.create(style) as CSSStyleDeclaration, {
      gridTemplateColumns: '150px 150px',
      rowGap: `${gap}px`,
    });
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = -window.scrollY;
    return { top, width: 310, height: this.tagName === 'LI' ? row : 0 } as DOMRect; // Only these properties are used.
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const scrollTo = (top: number) =>
  act(async () => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true, writable: true });
    fireEvent.scroll(window);
  });

const goOn = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('link', { name: 'Show more' }));

it('shows its first page and a plain link to the next one [BIZ-09] [CALL-09]', async () => {
  const { api } = show('/list?rating=4');
  expect(await screen.findByText('Item 20')).toBeVisible();
  const more = screen.getByRole('link', { name: 'Show more' });
  expect(more).toHaveAttribute('href', '/list?rating=4&page=2');
  expect(more).toHaveAttribute('rel', 'next');
  expect(api.calls(itemsPopular)).toHaveLength(1);
});

it('shows the single page named in the address, with links to the pages beside it', async () => {
  show('/list?page=3');
  expect(await screen.findByText('Item 41')).toBeVisible();
  expect(screen.queryByText('Item 40')).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list?page=2');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/list?page=4');
});

it('links back from a page that the list does not have', async () => {
  renderApp(<List />, {
    address: '/list?page=9',
    setUpApi: (api) => api.respond(itemsPopular, { total: 30, page: 9, limit: pageSize, entries: [] }),
  });
  expect(await screen.findByText('Nothing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list?page=2');
});

it('renders only the visible rows, however far it is scrolled, and requests no page twice [CALL-09]', async () => {
  const { user, api, container } = show();
  await goOn(user);
  await scrollTo(1_000 * (row + gap));
  expect(await screen.findByText('Item 2001')).toBeVisible();
  expect(screen.queryByText('Item 1')).toBeNull();
  expect(container.querySelectorAll('li').length).toBeLessThan(20);
  const first = screen.getByText('Item 2001').closest('li');
  expect(first).toHaveAttribute('aria-posinset', '2001');
  expect(first).toHaveAttribute('aria-setsize', String(60_000));
  await scrollTo(0);
  expect(await screen.findByText('Item 1')).toBeVisible();
  const requestedOffsets = api.calls(itemsPopular).map(({ query }) => query?.offset);
  expect(new Set(requestedOffsets).size).toBe(requestedOffsets.length);
  expect(requestedOffsets.length).toBeLessThan(6);
});

it('is as high as the whole list', async () => {
  const { user, container } = show();
  await goOn(user);
  act(() => screen.getByRole('link', { name: 'Item 20' }).blur());
  await scrollTo(0);
  const list = container.querySelector('ul');
  const drawn = list?.children.length ?? 0;
  const [before = '', after = ''] = list?.style.paddingBlock.split(' ') ?? [];
  const inside = (drawn / 2) * (row + gap);
  expect(Number.parseFloat(before) + Number.parseFloat(after) + inside).toBe(30_000 * (row + gap));
});

it('keeps the card that has the focus', async () => {
  const { user } = show();
  await goOn(user);
  const card = screen.getByRole('link', { name: 'Item 1' });
  card.focus();
  await scrollTo(500 * (row + gap));
  expect(await screen.findByText('Item 1001')).toBeVisible();
  expect(card).toHaveFocus();
});

it('retries one page while the others stay [X-01]', async () => {
  broken.add(51);
  const { user } = show();
  await goOn(user);
  await scrollTo(500 * (row + gap));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Item 1000')).toBeVisible();
  broken.clear();
  await user.click(retry);
  expect(await screen.findByText('Item 1001')).toBeVisible();
});

it('skips the pages that a fast scroll passes by', async () => {
  jest.useFakeTimers();
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const { api } = show();
  await wait(50);
  fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
  for (let step = 1; step <= 30; step += 1) {
    await scrollTo(step * 100 * (row + gap));
    await wait(16);
  }
  await wait(300);
  expect(screen.getByText('Item 6001')).toBeVisible();
  expect(api.calls(itemsPopular).length).toBeLessThan(20);
});

it('has its previous height when the visitor comes back, before anything is rendered [X-03]', async () => {
  saveHeight('default /list', 9_000_000);
  Object.defineProperty(window, 'scrollY', { value: 200 * (row + gap), configurable: true });
  show();
  expect(await screen.findByText('Item 401')).toBeVisible();
});

it('saves its height when the visitor leaves [X-03]', async () => {
  const { user, unmount } = show();
  await goOn(user);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull());
  unmount();
  expect(Object.values(JSON.parse(sessionStorage.getItem('shop:lists') ?? '{}'))).toEqual([
    30_000 * (row + gap) - gap,
  ]);
});
