import { categoryList, customerInfo, updateInterest } from '@shop/contract';
import { Link } from '@shop/router';
import { aCategory, aCustomer, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.manifest';
import { Page } from './interest-page';

const food = { id: 1, type: 'food', name: 'Food' } as const;

const open = (options: TestAppOptions = {}, address = '/interest') =>
  renderApp(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Page />
      <Toaster closeLabel="Close message" />
    </>,
    {
      address,
      path: '/interest',
      ...options,
      session: { token: 'token', module: food, ...options.session },
      setUpApi: (api) => {
        api.respond(categoryList, [
          aCategory({ id: 1, name: 'Grills' }),
          aCategory({ id: 2, name: 'Soups' }),
        ]);
        api.respond(customerInfo, aCustomer({ interests: [2, 77] }));
        api.respond(updateInterest, 'Your interests are saved.');
        options.setUpApi?.(api);
      },
    },
  );

const category = (name: string) => screen.findByRole('button', { name });

it('saves the interests of this module, keeps those of the others, and goes to the home page [D-07] [ROUTE-17]', async () => {
  const { user, api, session, address } = open();
  await waitFor(async () => expect(await category('Soups')).toHaveAttribute('aria-pressed', 'true'));
  expect(await category('Grills')).toHaveAttribute('aria-pressed', 'false');
  await user.click(await category('Grills'));
  expect(await category('Grills')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/home'));
  expect(api.calls(updateInterest)).toEqual([{ body: { interest: [2, 1] } }]);
  expect(session.getState().interests).toEqual([77, 2, 1]);
});

it('can be skipped, which goes to `next` and saves nothing [D-07]', async () => {
  const { user, api, address } = open({}, '/interest?next=%2Fcheckout%3Fpage%3Dcart');
  await user.click(await category('Grills'));
  await user.click(screen.getByRole('link', { name: 'Skip' }));
  await waitFor(() => expect(address()).toBe('/checkout?page=cart'));
  expect(api.calls(updateInterest)).toEqual([]);
});

it('goes nowhere when it is saved after the customer has left [D-07]', async () => {
  let answer = (_message: string) => {};
  const { user, address, api } = open({
    setUpApi: (fake) => fake.respond(updateInterest, () => new Promise((resolve) => (answer = resolve))),
  });
  await user.click(await category('Grills'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls(updateInterest)).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await act(async () => answer('Your interests are saved.'));
  expect(address()).toBe('/elsewhere');
});

it('can be emptied', async () => {
  const { user, api } = open();
  await waitFor(async () => expect(await category('Soups')).toHaveAttribute('aria-pressed', 'true'));
  await user.click(await category('Soups'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls(updateInterest)).toEqual([{ body: { interest: [] } }]));
});

it('keeps the choice when saving fails', async () => {
  const { user, address, toasts } = open({
    setUpApi: (api) =>
      api.respond(updateInterest, () => {
        throw refused(500, 'Down');
      }),
  });
  await user.click(await category('Grills'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['failed: http']));
  expect(address()).toBe('/interest');
  expect(await category('Grills')).toHaveAttribute('aria-pressed', 'true');
});

it('can be retried after an error, and skipped at any time [X-01]', async () => {
  let isDown = true;
  const { user } = open({
    setUpApi: (api) =>
      api.respond(categoryList, () => {
        if (isDown) throw refused(500, 'Down');
        return [aCategory({ name: 'Grills' })];
      }),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('link', { name: 'Skip' })).toHaveAttribute('href', '/home');
  isDown = false;
  await user.click(retry);
  expect(await category('Grills')).toBeVisible();
});

it('has no choice for parcels', async () => {
  const { address } = open({ session: { module: { id: 5, type: 'parcel', name: 'Parcel' } } });
  await waitFor(() => expect(address()).toBe('/home'));
});

it('requires a customer and a location [D-02] [D-10] [ROUTE-17]', () => {
  expect(routes.find(({ path }) => path === '/interest')).toMatchObject({
    needsPlace: true,
    needsCustomer: true,
  });
});
