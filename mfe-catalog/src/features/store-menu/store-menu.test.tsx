import { categoryList, storeItems } from '@shop/contract';
import type { Item, Store } from '@shop/domain';
import { aCategory, anItem, aStore, refused, renderApp, type FakeApi } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ShownModuleType } from '../../components/page/use-module-type';
import { getAnchor, groupBySection, otherSection } from './sections';
import { StoreMenu } from './store-menu';

/** The page's observers: tests decide what comes into view or to the reading line. */
const watching = new Map<
  IntersectionObserver,
  { notify: IntersectionObserverCallback; seen: Set<Element>; isSpy: boolean }
>();

class Observer {
  constructor(notify: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    watching.set(this as never, { notify, seen: new Set(), isSpy: rootMargin.includes('-55%') });
  }
  observe(element: Element) {
    watching.get(this as never)?.seen.add(element);
  }
  unobserve(element: Element) {
    watching.get(this as never)?.seen.delete(element);
  }
  disconnect() {
    watching.delete(this as never);
  }
}

const originalObserver = window.IntersectionObserver;
const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Observer });
  scrollIntoView.mockClear();
});
afterEach(() => {
  Object.assign(window, { IntersectionObserver: originalObserver });
  watching.clear();
});

const intersect = (id: number, isIntersecting: boolean, isSpy: boolean) =>
  act(() => {
    const target = document.getElementById(getAnchor(id));
    for (const [observer, watcher] of watching)
      if (target && watcher.isSpy === isSpy && watcher.seen.has(target))
        watcher.notify(
          [{ target, isIntersecting, intersectionRatio: 1 } as unknown as IntersectionObserverEntry],
          observer,
        );
  });
const scrollNear = (id: number) => intersect(id, true, false);
const read = (id: number, isRead = true) => intersect(id, isRead, true);

const item = (id: number, categoryIds: number[], name = `Dish ${id}`) => anItem({ id, name, categoryIds });
const page = (entries: Item[], total = entries.length) => ({ total, page: 1, limit: 20, entries });

const sections = [
  { id: 11, name: 'Grills', itemCount: 2 },
  { id: 12, name: 'Breads', itemCount: 30 },
];
const breads = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => item(from + index, [10, 12]));

const bigStore: Partial<Store> = { sections, itemCount: 32, categoryIds: [11, 12] };
const respondWithBigMenu = (api: FakeApi) =>
  api.respond(storeItems, ({ query }) => {
    if (query.category_id === 0) return page([item(1, [10, 11]), item(2, [11]), item(3, [10, 12])], 32);
    return query.offset === 1 ? page(breads(3, 20), 30) : page(breads(23, 10), 30);
  });

function show(own: Partial<Store>, setUpApi: (api: FakeApi) => void, options = {}) {
  const store = aStore({ id: 3, ...own });
  const menu = (
    <ShownModuleType value={store.moduleType}>
      <StoreMenu storeId={3} store={store} isSettled />
    </ShownModuleType>
  );
  return renderApp(menu, { setUpApi, ...options });
}
const section = (name: string) => screen.findByRole('region', { name });
const getTools = () => screen.findByRole('navigation', { name: 'Categories of the restaurant' });

describe('sections', () => {
  it('contain an item in its innermost category, and items without one at the end', () => {
    const named = sections.map(({ id, name }) => ({ id, name, count: null }));
    const groups = groupBySection([item(1, [12, 11]), item(2, [12, 99]), item(3, [7])], named);
    expect([...groups].map(([id, items]) => [id, items.length])).toEqual([
      [11, 1],
      [12, 1],
      [otherSection, 1],
    ]);
  });

  it('show the items of the first page, their count, and skeletons for the rest [X-04]', async () => {
    show(bigStore, respondWithBigMenu);
    const grills = await section('Grills');
    expect(await within(grills).findAllByRole('article')).toHaveLength(2);
    expect(within(grills).getByText('2 items')).toBeVisible();
    const bread = await section('Breads');
    expect(within(bread).getAllByRole('article')).toHaveLength(1);
    expect(within(bread).getByText('30 items')).toBeVisible();
    expect(bread.querySelectorAll('li[aria-hidden]')).toHaveLength(19);
  });

  it('show for every item of a closed store that it is not available now [STATE-06] [STATE-07]', async () => {
    show({ ...bigStore, isOpenNow: false }, respondWithBigMenu);
    const grills = await section('Grills');
    expect(await within(grills).findAllByText('Not Available now')).toHaveLength(2);
  });

  it('request missing items when they come into view, and no others', async () => {
    const { api } = show(bigStore, respondWithBigMenu);
    await section('Breads');
    scrollNear(11);
    scrollNear(12);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(22));
    expect(api.calls(storeItems)).toEqual([
      { query: { store_id: 3, category_id: 0, limit: 20, offset: 1 } },
      { query: { store_id: 3, category_id: 12, limit: 20, offset: 1 } },
    ]);
  });

  it('show more on request and focus the new items', async () => {
    const { user } = show(bigStore, respondWithBigMenu);
    await section('Breads');
    scrollNear(12);
    await user.click(await screen.findByRole('button', { name: 'Show more of Breads' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(32));
    expect(screen.queryByRole('button', { name: 'Show more of Breads' })).toBeNull();
    expect(document.activeElement).toHaveTextContent('Dish 23');
  });

  it('fail and are retried separately [X-01]', async () => {
    let isDown = true;
    const { user } = show(bigStore, (api) =>
      api.respond(storeItems, ({ query }) => {
        if (query.category_id === 0) return page([item(1, [11]), item(2, [11])], 32);
        if (isDown) throw refused(500, 'Broken');
        return page(breads(3, 20), 30);
      }),
    );
    const bread = await section('Breads');
    scrollNear(12);
    expect(await within(bread).findByRole('alert')).toBeVisible();
    expect(screen.getByText('Dish 1')).toBeVisible();
    isDown = false;
    await user.click(within(bread).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Dish 3')).toBeVisible();
  });

  it("show items without a category under More, and use the shop's names when the store returns ids alone", async () => {
    show({ sections: null, categoryIds: [11] }, (api) => {
      api.respond(categoryList, [aCategory({ id: 10, children: [aCategory({ id: 11, name: 'Kebabs' })] })]);
      api.respond(storeItems, page([item(1, [11]), item(2, [])]));
    });
    expect(within(await section('Kebabs')).getByText('Dish 1')).toBeVisible();
    expect(within(await section('More')).getByText('Dish 2')).toBeVisible();
  });

  it('are absent, like the bar, when the store has no categories', async () => {
    show({ sections: [], itemCount: 1 }, (api) => api.respond(storeItems, page([item(1, [])])));
    expect(await screen.findByText('Dish 1')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('are hidden when the diet filter leaves them empty [D-03]', async () => {
    show(bigStore, (api) => api.respond(storeItems, page([item(1, [11])])), { address: '/store/3?diet=veg' });
    expect(await section('Grills')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Breads' })).toBeNull();
    expect(screen.queryByText('2 items')).toBeNull();
  });
});

describe('the bar', () => {
  it('marks the current section [X-04]', async () => {
    show(bigStore, respondWithBigMenu);
    const bar = await getTools();
    expect(within(bar).getByRole('link', { current: true })).toHaveTextContent('Grills');
    read(11);
    read(12);
    expect(within(bar).getByRole('link', { current: true })).toHaveTextContent('Grills');
    read(11, false);
    expect(within(bar).getByRole('link', { current: true })).toHaveTextContent('Breads');
  });

  it('is reset above the menu, whatever was read before', async () => {
    show(bigStore, respondWithBigMenu);
    const bar = await getTools();
    read(12);
    expect(within(bar).getByRole('link', { current: true })).toHaveTextContent('Breads');
    const first = document.getElementById('menu-11');
    if (first) first.getBoundingClientRect = () => new DOMRect(0, 600, 300, 400);
    read(12, false);
    expect(within(bar).getByRole('link', { current: true })).toHaveTextContent('Grills');
  });

  it('leads to a section, focuses its heading, and keeps it marked until the visitor scrolls [X-04] [X-13]', async () => {
    const { user } = show(bigStore, respondWithBigMenu);
    const bar = await getTools();
    read(11);
    await user.click(within(bar).getByRole('link', { name: 'Breads' }));
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('menu-12')]);
    expect(screen.getByRole('heading', { name: 'Breads' })).toHaveFocus();
    read(11);
    expect(within(bar).getByRole('link', { current: true })).toHaveTextContent('Breads');
    window.dispatchEvent(new Event('wheel'));
    read(11);
    expect(within(bar).getByRole('link', { current: true })).toHaveTextContent('Grills');
  });

  it('has links that work without scripts', async () => {
    show(bigStore, respondWithBigMenu);
    expect(within(await getTools()).getByRole('link', { name: 'Breads' })).toHaveAttribute(
      'href',
      '#menu-12',
    );
    expect(document.getElementById('menu-12')).not.toBeNull();
  });
});

describe('its entries', () => {
  const one = { sections: [], itemCount: 1 };
  const dish = anItem({
    id: 1,
    name: 'Karahi',
    description: '<p>With <b>ginger</b></p>',
    veg: false,
    halal: true,
    recommended: true,
    storeDiscountPercent: 20,
  });

  it('are rows for food, with text, badges and price [CARD-01] [CARD-02]', async () => {
    show(one, (api) => api.respond(storeItems, page([dish])));
    const row = await screen.findByRole('article');
    expect(within(row).getByRole('link', { name: 'Karahi' })).toHaveAttribute('href', '/product/1');
    for (const text of ['With ginger', 'Recommend', 'Non veg', 'Halal', '20% off', '$10.00'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).queryByText('Lahori Dhaba')).toBeNull();
  });

  it('are cards for other items', async () => {
    show({ ...one, moduleType: 'grocery' }, (api) => api.respond(storeItems, page([dish])));
    const card = await screen.findByRole('article');
    expect(within(card).queryByText('With ginger')).toBeNull();
    expect(within(card).getByText('Karahi')).toBeVisible();
  });

  it('are replaced by a message in a store without items', async () => {
    show({ ...one, itemCount: 0 }, (api) => api.respond(storeItems, page([])));
    expect(await screen.findByText('This restaurant has no items yet')).toBeVisible();
  });
});
