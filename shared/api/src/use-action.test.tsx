import { addToCart, cartList, customerInfo, itemDetails, trackOrder } from '@shop/contract';
import { anItem, aLine, refused, Refusal, renderApp } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useAction } from './use-action';
import { useEndpoint, useCache } from './use-endpoint';

function ItemName({ id }: { id: number }) {
  const { data, error } = useEndpoint(itemDetails, { params: { id } });
  return <p>{data?.name ?? error?.message ?? 'waiting'}</p>;
}

function Add() {
  const adding = useAction(addToCart);
  return (
    <button disabled={adding.busy} onClick={() => void adding.run({ body: { item_id: 1, quantity: 1 } })}>
      Add
    </button>
  );
}

it('shows a response, and sends one request for two components', async () => {
  const { api } = renderApp(
    <>
      <ItemName id={1} />
      <ItemName id={1} />
    </>,
    { setUpApi: (fake) => fake.respond(itemDetails, anItem({ name: 'Naan' })) },
  );
  expect(await screen.findAllByText('Naan')).toHaveLength(2);
  expect(api.calls(itemDetails)).toHaveLength(1);
});

it('sends a new request when the language of the session changes', async () => {
  const { api, session } = renderApp(<ItemName id={1} />, {
    setUpApi: (fake) => fake.respond(itemDetails, anItem()),
  });
  await waitFor(() => expect(api.calls(itemDetails)).toHaveLength(1));
  act(() => session.setState({ language: 'ar' }));
  await waitFor(() => expect(api.calls(itemDetails)).toHaveLength(2));
});

it('sends a request that needs a customer only once there is one', async () => {
  function Name() {
    return <p>{useEndpoint(customerInfo, {}).data?.firstName ?? 'nobody'}</p>;
  }
  const { api } = renderApp(<Name />);
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(api.calls(customerInfo)).toEqual([]);
});

it('shows each message of a failed action once [ERR-17]', async () => {
  const { user, toasts } = renderApp(<Add />, {
    setUpApi: (fake) =>
      fake.respond(addToCart, () => {
        throw refused(403, 'Out of Stock', 'Out of Stock', 'Closed');
      }),
  });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(toasts).toEqual(['Out of Stock', 'Closed']));
});

it('ends an expired session once for many failing calls: one message, one redirect, no token [ERR-18] [D-29] [F-22] [STATE-32]', async () => {
  function Many() {
    useEndpoint(trackOrder, { query: { order_id: 1 } });
    useEndpoint(trackOrder, { query: { order_id: 2 } });
    useEndpoint(customerInfo, {});
    return <Add />;
  }
  const no = () => {
    throw refused(401, 'Unauthorized');
  };
  const { toasts, session, address } = renderApp(<Many />, {
    session: { token: 'old' },
    path: '/product/:id',
    address: '/product/1',
    setUpApi: (fake) => {
      fake.respond(trackOrder, no);
      fake.respond(customerInfo, no);
    },
  });
  await waitFor(() => expect(address()).toBe('/home'));
  expect(toasts).toEqual(['Your token has been expired']);
  expect(session.getState().token).toBeNull();
});

it.each([
  ['auth-inactive', 'Your account is inactive', 'Your account is inactive'],
  ['auth-001', 'Wer sind Sie?', 'Your token has been expired'],
  ['', 'Unauthenticated.', 'Your token has been expired'],
])(
  'shows why a session has ended, if the server says so: %s %s [ERR-18]',
  async (code, message, expected) => {
    const { toasts } = renderApp(<Customer />, {
      session: { token: 'old' },
      setUpApi: (fake) =>
        fake.respond(customerInfo, () => {
          throw new Refusal(401, { errors: [{ code, message }] });
        }),
    });
    await waitFor(() => expect(toasts).toEqual([expected]));
  },
);

function Customer() {
  useEndpoint(customerInfo, {});
  return null;
}

it('puts a response into the cache for every component that shows it', async () => {
  function Lines() {
    const cache = useCache();
    const { data } = useEndpoint(cartList, {});
    return (
      <button onClick={() => void cache.replace(cartList, {}, [aLine(), aLine({ id: 2 })])}>
        {data?.length ?? '…'}
      </button>
    );
  }
  const { user, api } = renderApp(<Lines />);
  await user.click(await screen.findByRole('button', { name: '0' }));
  expect(await screen.findByRole('button', { name: '2' })).toBeVisible();
  expect(api.calls(cartList)).toHaveLength(1);
});
