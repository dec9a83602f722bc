import { campaignDetails, campaignItems, campaignList, itemDetails } from '@shop/contract';
import type { Campaign } from '@shop/domain';
import { anItem, aStore, refused, renderApp, type FakeApi } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page as CampaignPage } from './campaign-page';
import { Page as CampaignsPage } from './campaigns-page';

const toPage = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 20, entries });
const food = { id: 1, type: 'food', name: 'Food' } as const;

const grillWeek = (own: Partial<Campaign> = {}): Campaign => ({
  id: 8,
  title: 'Grill week',
  description: 'All grills are <b>cheaper</b>.',
  imageUrl: '/c.svg',
  startsOn: '2026-03-01',
  endsOn: '2026-03-07',
  startsAt: '18:00:00',
  endsAt: '23:30:00',
  storeCount: 2,
  stores: [aStore({ id: 4, name: 'Corner' })],
  ...own,
});

const openList = (setUpApi: (api: FakeApi) => void) =>
  renderApp(<CampaignsPage />, {
    path: '/campaigns',
    address: '/campaigns',
    session: { module: food },
    setUpApi,
  });

const openOne = (
  setUpApi: (api: FakeApi) => void,
  address = '/campaigns/8',
  session: object = { module: food },
) => renderApp(<CampaignPage />, { path: '/campaigns/:id', address, session, setUpApi });

describe('the list', () => {
  it('shows current campaigns with days, hours and stores, and the campaign items [D-08]', async () => {
    openList((api) => {
      api.respond(campaignList, [grillWeek()]);
      api.respond(campaignItems, toPage(anItem({ id: 7, name: 'Sambusa', campaign: true })));
    });
    expect(await screen.findByRole('link', { name: 'Grill week' })).toHaveAttribute('href', '/campaigns/8');
    expect(screen.getByText(/^Until Mar 7, 2026 · daily 6:00\sPM to 11:30\sPM$/)).toBeVisible();
    expect(screen.getByText('2 restaurants')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sambusa' })).toHaveAttribute(
      'href',
      '/product/7?campaign=1',
    );
  });

  it('links a campaign item to its page, which then fetches it as one [CALL-10]', async () => {
    const item = anItem({ id: 7, name: 'Sambusa', campaign: true });
    const { user, api, address } = openList((fake) => {
      fake.respond(campaignList, []);
      fake.respond(campaignItems, toPage(item));
      fake.respond(itemDetails, item);
    });
    await user.click(await screen.findByRole('link', { name: 'Sambusa' }));
    expect(address()).toBe('/product/7?campaign=1');
    expect(api.calls(itemDetails)).toEqual([]);
  });

  it('shows that there are no campaigns, with a link', async () => {
    openList((api) => {
      api.respond(campaignList, []);
      api.respond(campaignItems, toPage());
    });
    expect(await screen.findByText('No campaign runs right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/home');
  });

  it('retries what failed while the rest stays [X-01]', async () => {
    let isDown = true;
    const { user } = openList((api) => {
      api.respond(campaignItems, toPage(anItem({ name: 'Sambusa' })));
      api.respond(campaignList, () => {
        if (isDown) throw refused(500, 'Broken');
        return [grillWeek()];
      });
    });
    expect(await screen.findByText('Sambusa')).toBeVisible();
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Grill week')).toBeVisible();
  });
});

describe('one campaign', () => {
  it('shows its description, dates and stores [D-08] [GEN-03]', async () => {
    const { api } = openOne((fake) => fake.respond(campaignDetails, grillWeek()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Grill week' })).toBeVisible();
    expect(screen.getByText(/^Mar 1, 2026 to Mar 7, 2026 · daily/)).toBeVisible();
    expect(screen.getByText('All grills are cheaper.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Restaurants that take part' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corner' })).toHaveAttribute('href', '/store/4');
    expect(api.calls(campaignDetails)).toEqual([{ query: { basic_campaign_id: 8 } }]);
  });

  it('shows that no nearby store takes part', async () => {
    openOne((api) => api.respond(campaignDetails, grillWeek({ stores: [] })));
    expect(await screen.findByText('No restaurant near you takes part')).toBeVisible();
  });

  it.each(['/campaigns/8', '/campaigns/abc'])(
    'shows at %s that it does not exist [X-01]',
    async (address) => {
      openOne(
        (api) =>
          api.respond(campaignDetails, () => {
            throw refused(404, 'Not found');
          }),
        address,
      );
      expect(
        await screen.findByRole('heading', { name: 'This campaign is not here any more' }),
      ).toBeVisible();
    },
  );

  it('can be retried when it fails [X-01]', async () => {
    let isDown = true;
    const { user } = openOne((api) =>
      api.respond(campaignDetails, () => {
        if (isDown) throw refused(500, 'Broken');
        return grillWeek();
      }),
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Grill week' })).toBeVisible();
  });

  it('asks for a location first [D-02]', async () => {
    const { address, api } = openOne(() => {}, '/campaigns/8', { module: food, zoneIds: [] });
    await waitFor(() => expect(address()).toBe('/?next=%2Fcampaigns%2F8'));
    expect(api.calls(campaignDetails)).toEqual([]);
  });
});
