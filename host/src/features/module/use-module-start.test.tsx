import { categoryList } from '@shop/contract';
import { Link } from '@shop/router';
import { aCategory, aModule, refused, renderApp } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { useModuleSwitch } from './use-module-switch';

const grocery = aModule({ id: 2, name: 'Grocery', type: 'grocery' });

function Switch({ to = grocery }) {
  const open = useModuleSwitch();
  return <button onClick={() => open(to)}>Go</button>;
}

async function switched(
  interests: number[],
  to = grocery,
  response: () => ReturnType<typeof aCategory>[] = () => [aCategory({ id: 7 })],
) {
  const app = renderApp(
    <InShop paths={['/home', '/interest']}>
      <Switch to={to} />
    </InShop>,
    {
      address: '/store/1',
      session: { token: 'token', interests, module: { id: 1, type: 'food', name: 'Food' } },
      setUpApi: (api) => api.respond(categoryList, response),
    },
  );
  await app.user.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(app.session.getState().module?.id).toBe(to.id));
  return app;
}

it('asks for interests in a module that has none yet [STATE-29] [ROUTE-17]', async () => {
  const { address } = await switched([1, 2]);
  expect(address()).toBe('/interest');
});

it.each([
  ['something of it is liked', [1, 7], grocery],
  ['nothing was ever chosen', [], grocery],
  ['it sends parcels', [1], aModule({ id: 5, type: 'parcel' })],
])('opens the home page when %s [STATE-28] [STATE-29]', async (_why, interests, to) => {
  const { address } = await switched(interests, to);
  expect(address()).toBe('/home');
});

it('opens the home page when the categories cannot be loaded', async () => {
  const { address } = await switched([1], grocery, () => {
    throw refused(500, 'Down');
  });
  expect(address()).toBe('/home');
});

/** Two modules to choose from and a link; `responds` answers the requests for their categories, in their order. */
async function chooseSlowly() {
  const responds: (() => void)[] = [];
  const app = renderApp(
    <InShop paths={['/home', '/interest', '/store/:id']}>
      <Switch />
      <Switch to={aModule({ id: 3, name: 'Pharmacy', type: 'pharmacy' })} />
      <Link to="/store/2">Leave</Link>
    </InShop>,
    {
      address: '/store/1',
      session: { token: 'token', interests: [7], module: { id: 1, type: 'food', name: 'Food' } },
      setUpApi: (api) =>
        api.respond(
          categoryList,
          () => new Promise((resolve) => responds.push(() => resolve([aCategory({ id: 7 })]))),
        ),
    },
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Go' });
  if (!first || !second) throw new Error('nothing to choose');
  await app.user.click(first);
  await waitFor(() => expect(responds).toHaveLength(1));
  return { ...app, responds, second, moduleId: () => app.session.getState().module?.id };
}

it('follows the last of two choices, whichever is faster [STATE-28] [F-30]', async () => {
  const { user, second, responds, moduleId } = await chooseSlowly();
  await user.click(second);
  await waitFor(() => expect(responds).toHaveLength(2));
  responds[1]?.();
  await waitFor(() => expect(moduleId()).toBe(3));
  await act(async () => responds[0]?.());
  expect(moduleId()).toBe(3);
});

it('stays on a page that was opened after the choice [F-30]', async () => {
  const { user, responds, address, moduleId } = await chooseSlowly();
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await act(async () => responds[0]?.());
  expect(address()).toBe('/store/2');
  expect(moduleId()).toBe(1);
});
