import { categoryList } from '@shop/contract';
import { aCategory, aModule, refused, renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
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
