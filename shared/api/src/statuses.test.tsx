import { addToCart, itemDetails } from '@shop/contract';
import { aLine, anItem, refused, renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { useAction } from './use-action';
import { useEndpoint } from './use-endpoint';

/** A query and an action, and their outcomes. */
function Both() {
  const item = useEndpoint(itemDetails, { params: { id: 1 } });
  const adding = useAction(addToCart);
  return (
    <>
      <p>{item.data?.name ?? item.error?.message ?? 'waiting'}</p>
      <button disabled={adding.busy} onClick={() => void adding.run({ body: { item_id: 1, quantity: 1 } })}>
        Add
      </button>
    </>
  );
}

const statuses = [
  400, 402, 403, 404, 405, 406, 408, 409, 410, 412, 413, 415, 418, 422, 423, 426, 428, 429, 431, 451, 500,
  501, 502, 503, 504, 507, 520, 599,
];

const signedIn = { token: 'token-1' };

describe('an error response with status', () => {
  it.each(statuses)(
    '%i is shown, a refusal with the server’s message and a server error with ours; the visitor stays signed in, on the page [ERR-27] [CALL-47] [BIZ-42] [ERR-17]',
    async (status) => {
      const { user, toasts, session, address, bus } = renderApp(<Both />, {
        session: signedIn,
        address: '/somewhere',
        setUpApi: (fake) => {
          fake.respond(itemDetails, anItem({ name: 'Naan' }));
          fake.respond(addToCart, () => {
            throw refused(status, 'No deliveries to a moving train.');
          });
        },
      });
      const ended = jest.fn();
      bus.on('session:ended', ended);
      await user.click(screen.getByRole('button', { name: 'Add' }));
      const message = status < 500 ? 'No deliveries to a moving train.' : 'failed: http';
      await waitFor(() => expect(toasts).toEqual([message]));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
      expect(session.getState().token).toBe('token-1');
      expect(ended).not.toHaveBeenCalled();
      expect(address()).toBe('/somewhere');
    },
  );

  it.each(statuses)('%i without a message is shown too [ERR-27]', async (status) => {
    const { user, toasts } = renderApp(<Both />, {
      session: signedIn,
      setUpApi: (fake) => {
        fake.respond(itemDetails, anItem({}));
        fake.respond(addToCart, () => {
          throw refused(status);
        });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(toasts).toEqual(['failed: http']));
  });
});

it('shows the response of an action, and no error [CALL-46]', async () => {
  const { user, api, toasts } = renderApp(<Both />, {
    session: signedIn,
    setUpApi: (fake) => {
      fake.respond(itemDetails, anItem({ name: 'Naan' }));
      fake.respond(addToCart, [aLine({})]);
    },
  });
  expect(await screen.findByText('Naan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.calls(addToCart)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
  expect(toasts).toEqual([]);
});
