import { customerInfo, moduleList, tripList } from '@shop/contract';
import type { Trip } from '@shop/domain';
import { aCustomer, aModule, aTrip, aTripPlan, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { Page } from './my-trips-page';

const running = aTrip({ id: 7, status: 'ongoing', vehicleCount: 2 });
const past = aTrip({ id: 8, status: 'completed', provider: { ...aTrip().provider, name: 'Station Wheels' } });

function open(trips: { running?: Trip[]; past?: Trip[] } = {}, options: TestAppOptions = {}) {
  const { setUpApi, ...rest } = options;
  return renderApp(<Page />, {
    address: '/profile?page=my-trips',
    session: { token: 'token', guestId: null },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer());
      api.respond(tripList, ({ params }) => {
        const entries = (params.type === 'running' ? trips.running : trips.past) ?? [];
        return { total: entries.length, page: 1, limit: 10, entries };
      });
      setUpApi?.(api);
    },
    ...rest,
  });
}

it('shows running trips with provider, times in the shop’s zone, status and total, and links to them [ROUTE-10] [GEN-04]', async () => {
  const { user, api, address } = open({ running: [running] });
  expect(screen.getByRole('heading', { level: 1, name: 'My Trips' })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Corniche Cars' });
  const [card] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  for (const text of ['Ongoing', '$21.00', '2 vehicles', 'Trip #7', '1:00', '5:00', '5 Garden Street'])
    expect(card).toHaveTextContent(text);
  expect(api.calls(tripList)).toEqual([{ params: { type: 'running' }, query: { limit: 10, offset: 1 } }]);
  await user.click(link);
  expect(address()).toBe('/profile?page=my-trips&trip_id=7');
});

it('shows past trips in a tab [ROUTE-10]', async () => {
  const { user, api, address } = open({ running: [running], past: [past] });
  await user.click(screen.getByRole('tab', { name: 'Past' }));
  expect(address()).toBe('/profile?page=my-trips&tab=past');
  expect(await screen.findByRole('link', { name: 'Station Wheels' })).toBeVisible();
  expect(api.calls(tripList).at(-1)).toEqual({
    params: { type: 'completed' },
    query: { limit: 10, offset: 1 },
  });
  expect(screen.queryByRole('link', { name: 'Corniche Cars' })).toBeNull();
});

it('shows a message for an empty list, with a link to the shop', async () => {
  const { user } = open();
  expect(await screen.findByText('No trips under way')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a vehicle' })).toHaveAttribute('href', '/home');
  await user.click(screen.getByRole('button', { name: 'See past trips' }));
  expect(await screen.findByText('No past trips yet')).toBeVisible();
});

it('offers a retry when it cannot be loaded', async () => {
  let isDown = true;
  const { user } = open(
    {},
    {
      setUpApi: (api) =>
        api.respond(tripList, () => {
          if (isDown) throw refused(500, 'Server error');
          return { total: 1, page: 1, limit: 10, entries: [running] };
        }),
    },
  );
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ongoing')).toBeVisible();
});

it.each([
  ['rental', 1],
  ['food', 0],
] as const)('is in the account’s menu where there is a %s module [HEAD-12]', async (type, links) => {
  open({}, { setUpApi: (api) => api.respond(moduleList, [aModule({ type })]) });
  await act(async () => {});
  const name = 'My Trips';
  expect(screen.queryAllByRole('link', { name, hidden: true })).toHaveLength(links);
});

it('writes days and rental types in the current language', async () => {
  const plan = aTripPlan({ pickupAt: '2026-03-01T21:30:00.000Z' });
  open({ running: [{ ...running, plan }] }, { language: 'ar' });
  const card = (await screen.findByRole('link', { name: 'Corniche Cars' })).closest('li');
  expect(card).toHaveTextContent('جارية');
  expect(card).toHaveTextContent('مركبتان');
});
