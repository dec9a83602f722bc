import * as contract from '@shop/contract';
import type { ModuleType } from '@shop/domain';
import {
  aCampaign,
  aCategory,
  anItem,
  aStore,
  everythingInView,
  refused,
  renderApp,
  type FakeApi,
} from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './home-page';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const toPage = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 12, entries });

const topic = { id: 5, name: 'Cold & flu', imageUrl: null, itemCount: 7 };

const full = (api: FakeApi) => {
  api.respond(contract.banners, []);
  api.respond(contract.categoryList, [aCategory()]);
  api.respond(contract.conditionList, [topic]);
  api.respond(contract.brandList, [{ ...topic, id: 6, name: 'Acme' }]);
  api.respond(contract.campaignList, [aCampaign()]);
  api.respond(contract.campaignItems, toPage(anItem({ id: 7, name: 'Sambusa', campaign: true })));
  api.respond(contract.flashSale, null);
  api.respond(contract.itemsDiscounted, toPage(anItem({ id: 1, name: 'Naan' })));
  api.respond(contract.itemsPopular, toPage(anItem({ id: 2, name: 'Biryani' })));
  api.respond(contract.itemsRecommended, toPage(anItem({ id: 3, name: 'Kheer' })));
  api.respond(contract.itemsMostReviewed, toPage(anItem({ id: 4, name: 'Tikka' })));
  api.respond(contract.storesPopular, toPage(aStore({ id: 4, name: 'Corner' })));
  api.respond(contract.storesLatest, toPage(aStore({ id: 5, name: 'Newcomer' })));
  api.respond(contract.storesRecommended, toPage(aStore({ id: 6, name: 'Chosen' })));
  api.respond(contract.storeList, toPage(aStore({ id: 7, name: 'Neighbour' })));
  api.respond(contract.suggestedItems, toPage(anItem({ id: 9, name: 'Usual' })));
  api.respond(contract.visitAgain, toPage(aStore({ id: 9, name: 'Regular' })));
};

let farAgain = () => {};
afterEach(() => farAgain());

const open = (type: ModuleType = 'food', more: (api: FakeApi) => void = () => {}, session: object = {}) =>
  renderApp(<Page />, {
    path: '/home',
    address: '/home',
    session: { module: { id: 1, type, name: 'Module' }, ...session },
    setUpApi: (api) => {
      full(api);
      more(api);
    },
  });

const row = (name: string) => screen.findByLabelText(name, { selector: 'section' });

describe('rows', () => {
  it('show their entries, fetched once, with a link to the full list [D-02] [BIZ-02] [CALL-06] [CALL-07] [CALL-08]', async () => {
    farAgain = everythingInView();
    const { api } = open();
    for (const [name, entry, to] of [
      ['Popular restaurants', 'Corner', '/store/popular'],
      ['New restaurants', 'Newcomer', '/store/latest'],
      ['Restaurants near you', 'Neighbour', '/home?data_type=near'],
      ['Recommended restaurants', 'Chosen', '/home?data_type=featured'],
      ['Discounted items', 'Naan', '/home?data_type=discounted'],
      ['Popular items', 'Biryani', '/home?data_type=popular'],
      ['Recommended items', 'Kheer', '/home?data_type=recommended'],
      ['Best reviewed items', 'Tikka', '/home?data_type=most_reviewed'],
      ['Campaign items', 'Sambusa', '/home?data_type=campaign'],
      ['Campaigns', 'Grill week', '/campaigns'],
    ] as const) {
      const section = within(await row(name));
      expect(await section.findByText(entry)).toBeVisible();
      expect(section.getByRole('link', { name: `View all: ${name}` })).toHaveAttribute('href', to);
    }
    expect(screen.getByRole('link', { name: 'Grills' })).toHaveAttribute('href', '/category/1');
    expect(api.calls(contract.categoryList)).toHaveLength(1);
    expect(api.calls(contract.storesPopular)).toEqual([{ query: { type: 'all', limit: 12, offset: 1 } }]);
    expect(api.calls(contract.storesLatest)).toEqual([{ query: { type: 'all', limit: 12, offset: 1 } }]);
  });

  it('below the viewport request nothing until they come into view', async () => {
    const { api } = open();
    await screen.findByText('Corner');
    expect(await row('New restaurants')).toBeInTheDocument();
    expect(api.calls(contract.storesLatest)).toEqual([]);
    expect(api.calls(contract.itemsMostReviewed)).toEqual([]);
  });

  it('fail and are retried separately while the others stay [X-01]', async () => {
    let isDown = true;
    const { user } = open('food', (api) =>
      api.respond(contract.itemsDiscounted, () => {
        if (isDown) throw refused(500, 'Broken');
        return toPage(anItem({ id: 1, name: 'Naan' }));
      }),
    );
    const broken = within(await row('Discounted items'));
    expect(await broken.findByRole('alert')).toHaveTextContent('This could not be loaded');
    expect(await screen.findByText('Corner')).toBeVisible();
    isDown = false;
    await user.click(broken.getByRole('button', { name: 'Retry' }));
    expect(await broken.findByText('Naan')).toBeVisible();
  });

  it('show a skeleton while they are slow, and wait for no other row', async () => {
    open('food', (api) => api.respond(contract.storesPopular, () => new Promise(() => {})));
    expect(await screen.findByText('Naan')).toBeVisible();
    const slow = await row('Popular restaurants');
    expect(within(slow).queryByRole('heading', { level: 3 })).toBeNull();
    expect(slow.querySelector('li[aria-hidden]')).not.toBeNull();
  });

  it('show a message when they are empty', async () => {
    open('food', (api) => {
      api.respond(contract.itemsDiscounted, toPage());
      api.respond(contract.storesPopular, toPage());
    });
    expect(await screen.findByText('Nothing is discounted right now')).toBeVisible();
    expect(await screen.findByText('No popular restaurants near you yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View all: Discounted items' })).toBeNull();
  });

  it('of temporary offers are hidden while they are empty [D-08]', async () => {
    farAgain = everythingInView();
    open('food', (api) => {
      api.respond(contract.campaignList, []);
      api.respond(contract.campaignItems, toPage());
    });
    await within(await row('Best reviewed items')).findByText('Tikka');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Campaigns' })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Campaign items' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Flash sale' })).toBeNull();
  });
});

describe('the names in a module', () => {
  it.each([
    ['food', 'Popular restaurants', 'What are you in the mood for?'],
    ['grocery', 'Popular stores', 'Shop by aisle'],
    ['pharmacy', 'Popular stores', 'Shop by category'],
    ['ecommerce', 'Popular stores', 'Shop by category'],
  ] as const)('in %s: %s [GEN-03] [GEN-05]', async (type, stores, categories) => {
    farAgain = everythingInView();
    open(type);
    expect(await row(stores)).toBeVisible();
    expect(await row(categories)).toBeVisible();
  });

  it('shows conditions in a pharmacy', async () => {
    const { api } = open('pharmacy');
    const link = await screen.findByRole('link', { name: /Cold & flu/ });
    expect(link).toHaveAttribute('href', '/home?data_type=condition&id=5&name=Cold+%26+flu');
    expect(link).toHaveTextContent('7 items');
    expect(await within(await row('Open near you now')).findByText('Neighbour')).toBeVisible();
    expect(api.calls(contract.storeList)[0]?.query).toMatchObject({ filter: 'available_now' });
  });

  it('shows brands in e-commerce', async () => {
    farAgain = everythingInView();
    open('ecommerce');
    expect(await screen.findByRole('link', { name: 'Acme' })).toHaveAttribute(
      'href',
      '/home?data_type=brand&id=6&name=Acme',
    );
  });

  it('requests neither brands nor conditions in a food module', async () => {
    farAgain = everythingInView();
    const { api } = open('food');
    await within(await row('New restaurants')).findByText('Newcomer');
    expect(api.calls(contract.brandList)).toEqual([]);
    expect(api.calls(contract.conditionList)).toEqual([]);
  });

  it('links to filtered lists [D-03]', async () => {
    open('food');
    const links = within(await screen.findByRole('navigation', { name: 'Quick ways' }));
    expect(links.getByRole('link', { name: 'Free delivery' })).toHaveAttribute(
      'href',
      '/store/popular?flags=free_delivery',
    );
    expect(links.getByRole('link', { name: 'Rated 4+' })).toHaveAttribute('href', '/store/popular?rating=4');
    expect(await links.findByRole('link', { name: 'Veg' })).toHaveAttribute(
      'href',
      '/home?data_type=popular&diet=veg',
    );
  });
});

describe('a customer', () => {
  beforeEach(() => void (farAgain = everythingInView()));
  it('sees their earlier items and stores', async () => {
    open('food', undefined, { token: 'token' });
    expect(await within(await row('Order again')).findByText('Usual')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Regular' })).toHaveAttribute('href', '/store/9');
    expect(screen.getByRole('link', { name: 'View all: Order again' })).toHaveAttribute(
      'href',
      '/home?data_type=order_again',
    );
  });

  it('finds favourite stores first, each once and marked [X-25]', async () => {
    open(
      'food',
      (api) => {
        const favourites = [aStore({ id: 31, name: 'Beloved' }), aStore({ id: 9, name: 'Regular' })];
        api.respond(contract.wishlist, { items: [], stores: favourites });
        api.respond(
          contract.visitAgain,
          toPage(aStore({ id: 9, name: 'Regular' }), aStore({ id: 8, name: 'Once' })),
        );
      },
      { token: 'token' },
    );
    await screen.findByRole('link', { name: 'Beloved A favourite' });
    const links = within(await row('Your restaurants')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'BelovedA favourite',
      'RegularA favourite',
      'Once',
    ]);
  });

  it('without orders sees no empty space', async () => {
    open(
      'food',
      (api) => {
        api.respond(contract.suggestedItems, toPage());
        api.respond(contract.visitAgain, toPage());
      },
      { token: 'token' },
    );
    await screen.findByText('Naan');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Order again' })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Your restaurants' })).toBeNull();
  });

  it('is the only one whose orders are requested', async () => {
    const { api } = open();
    await screen.findByText('Naan');
    expect(api.calls(contract.suggestedItems)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Order again' })).toBeNull();
  });
});

it('redirects to the landing page without a location, and requests nothing [D-02]', async () => {
  const { api, address } = open('food', undefined, { zoneIds: [] });
  await waitFor(() => expect(address()).toBe(`/?next=${encodeURIComponent('/home')}`));
  expect(api.calls(contract.itemsDiscounted)).toEqual([]);
});

it('waits for a module [D-06]', async () => {
  const { api } = open('food', undefined, { module: null });
  expect(api.calls(contract.itemsDiscounted)).toEqual([]);
});
