import { removeAccount } from '@shop/contract';
import { Refusal, refused, renderApp } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { DeleteAccount } from './delete-account';

const open = (respond: () => string) =>
  renderApp(
    <>
      <DeleteAccount />
      <Toaster closeLabel="Close" />
    </>,
    {
      address: '/settings',
      session: { token: 'token', guestId: null },
      setUpApi: (api) => api.respond(removeAccount, respond),
    },
  );

/** Opens the dialog and presses a button in it. */
async function respond({ user }: ReturnType<typeof open>, button: 'Delete account' | 'Keep account') {
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Do you want to delete your account?' });
  expect(dialog).toHaveTextContent('This cannot be undone.');
  const named = within(dialog).getAllByRole('button', { name: button });
  await user.click(named[named.length - 1] as HTMLElement); // the close button has the same name
}

it('ends the session, says so and goes to the home page [STATE-36] [CALL-04] [ROLE-05] [GEN-11]', async () => {
  const app = open(() => 'Account has been deleted');
  const ended = jest.fn();
  app.bus.on('session:ended', ended);
  await respond(app, 'Delete account');
  expect(await screen.findByText('Account has been deleted')).toBeVisible();
  expect(app.session.getState().token).toBeNull();
  expect(ended).toHaveBeenCalledWith({ because: 'logout' });
  expect(app.address()).toBe('/');
});

it('asks first, and does nothing when the account is kept [D-27]', async () => {
  const app = open(() => '');
  await respond(app, 'Keep account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.api.calls(removeAccount)).toEqual([]);
});

it.each([
  ['a success’s status', 203],
  ['a refusal’s', 403],
])('keeps the obstacles on screen, with %s [ERR-21] [F-27] [D-27]', async (_what, status) => {
  const errors = [
    { code: 'running_orders', message: 'You have orders under way (1).' },
    { code: 'running_trips', message: 'You have trips under way (1).' },
    { code: 'other', message: 'Something else.' },
  ];
  const app = open(() => {
    throw new Refusal(status, { errors });
  });
  await respond(app, 'Delete account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const message = await screen.findByText('You have orders under way (1).');
  expect(message).toBeVisible();
  expect(screen.getByText('Something else.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To my trips' })).toHaveAttribute('href', '/profile?page=my-trips');
  expect(screen.getByRole('link', { name: 'To my orders' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders',
  );
  await waitFor(() => expect(message.closest('[role="alert"]')).toHaveFocus());
  expect(app.session.getState().token).toBe('token');
  expect(app.toasts).toEqual([]);
});

it('shows a server failure, and keeps the account', async () => {
  const app = open(() => {
    throw refused(500, 'Something went wrong.');
  });
  await respond(app, 'Delete account');
  await waitFor(() => expect(app.toasts).toEqual(['failed: http']));
  expect(app.session.getState().token).toBe('token');
});

it('closes in browsers whose focus() returns a promise', async () => {
  const app = open(() => {
    throw new Refusal(403, { errors: [{ code: 'other', message: 'Something else.' }] });
  });
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  focus.mockReturnValue(Promise.resolve() as never); // the types know only the older method
  await respond(app, 'Delete account');
  expect(await screen.findByText('Something else.')).toBeVisible();
  expect(app.unmount).not.toThrow();
  focus.mockRestore();
});
