import {
  addToSharedCart,
  cartList,
  cartShares,
  endSharing,
  moduleList,
  shareCart,
  sharedCart,
} from '@shop/contract';
import type { CartLine, SharedCart } from '@shop/domain';
import { chooseModule } from '@shop/session';
import { aLine, aModule, anItem, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { toast } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import CartDrawer from '../../features/cart-drawer/cart-drawer';
import ShareCart from '../../features/share-cart/share-cart';
import { Page } from './together-page';

const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', storeId: 4, price: 150 }), quantity: 2 });
const tea = aLine({ id: 2, item: anItem({ id: 2, name: 'Tea', storeId: 4, price: 500 }) });
const shared: SharedCart = {
  token: 'abc',
  storeId: 4,
  storeName: 'Bakery',
  moduleId: 1,
  moduleType: 'food',
  lines: [{ ...naan, addedBy: ['Sara', 'Ali'] }],
};

function open(cart: CartLine[], { setUpApi, ...options }: TestAppOptions = {}) {
  return renderApp(<Page />, {
    path: '/together',
    address: '/together?cart=abc',
    session: { token: 't' },
    ...options,
    setUpApi: (api) => {
      let own = cart;
      let current = shared;
      api.respond(sharedCart, () => current);
      api.respond(cartShares, []);
      api.respond(cartList, () => own);
      api.respond(addToSharedCart, ({ body }) => {
        own = [];
        current = { ...shared, lines: [...shared.lines, { ...tea, addedBy: [body.name] }] };
        return { ...current, remaining: [] };
      });
      setUpApi?.(api);
    },
  });
}

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it('shows what is in the order and who added it, and the way to the store [X-26]', async () => {
  open([]);
  expect(await screen.findByText('Added by Sara and Ali')).toBeVisible();
  expect(screen.getByText('Somebody orders at Bakery and pays. Add what you want.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Choose items' })).toHaveAttribute('href', '/store/4');
});

it('moves one’s own items of the store into the order under a name [X-26]', async () => {
  const { user, api } = open([tea]);
  await user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Noor');
  await user.click(screen.getByRole('button', { name: 'Add your 1 item' }));
  expect(await screen.findByText('Added by Noor')).toBeVisible();
  expect(api.calls(addToSharedCart)).toEqual([{ body: { token: 'abc', name: 'Noor' } }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add your 1 item' })).toBeNull());
});

it.each([
  ['some of it', 2, ['Your items are in the order.']],
  ['anything', 3, []],
])(
  'says when the order could not take %s, which stays in one’s own cart [X-26] [D-17]',
  async (_case, quantity, successes) => {
    const succeeded = jest.spyOn(toast, 'success');
    const informed = jest.spyOn(toast, 'info');
    const { user } = open([{ ...tea, quantity: 3 }], {
      setUpApi: (api) =>
        api.respond(addToSharedCart, () => ({ ...shared, remaining: [{ name: 'Tea', quantity }] })),
    });
    await user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Noor');
    await user.click(screen.getByRole('button', { name: 'Add your 3 items' }));
    await waitFor(() => expect(informed).toHaveBeenCalledTimes(1));
    expect(informed.mock.calls[0]?.[0]).toBe(
      `There are not enough for the order. These stay in your cart: ${quantity} × Tea`,
    );
    expect(succeeded.mock.calls.map(([text]) => text)).toEqual(successes);
  },
);

it('keeps the name when the order cannot take the items [X-26]', async () => {
  const { user, toasts } = open([tea], {
    setUpApi: (api) =>
      api.respond(addToSharedCart, () => {
        throw refused(409, 'This order is now for another store.');
      }),
  });
  const name = await screen.findByRole('textbox', { name: /Your name/ });
  await user.type(name, 'Noor');
  await user.click(screen.getByRole('button', { name: 'Add your 1 item' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(name).toHaveValue('Noor');
});

it('leads its owner to the cart [X-26]', async () => {
  const { user, bus } = open([naan], {
    setUpApi: (api) => api.respond(cartShares, [{ token: 'abc', storeId: 4 }]),
  });
  const listener = jest.fn();
  bus.on('cart:open-requested', listener);
  await user.click(await screen.findByRole('button', { name: 'Go to your cart' }));
  expect(listener).toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'Choose items' })).toBeNull();
});

describe('who opens the link', () => {
  const joined = () =>
    JSON.parse(sessionStorage.getItem('joined-cart') ?? 'null') as { token: string } | null;
  const own = [{ token: 'abc', storeId: 4 }];

  it('is no friend before it is known that they are not the owner [X-26]', async () => {
    let respond = (_: typeof own) => {};
    open([naan], {
      setUpApi: (api) => api.respond(cartShares, () => new Promise((resolve) => (respond = resolve))),
    });
    expect(await screen.findByText('Added by Sara and Ali')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Your name/ })).toBeNull();
    expect(joined()).toBeNull();
    await act(async () => respond(own));
    expect(await screen.findByRole('button', { name: 'Go to your cart' })).toBeVisible();
    expect(joined()).toBeNull();
  });

  it('can try again where that cannot be read [X-26]', async () => {
    let isDown = true;
    const { user } = open([naan], {
      setUpApi: (api) =>
        api.respond(cartShares, () => {
          if (isDown) throw refused(500, 'Down');
          return own;
        }),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(joined()).toBeNull();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Go to your cart' })).toBeVisible();
  });

  it('is a friend when they have no cart yet [X-26]', async () => {
    open([], { session: { token: null, guestId: null, restored: true } });
    expect(await screen.findByRole('link', { name: 'Choose items' })).toBeVisible();
    expect(joined()).toEqual({ token: 'abc', storeId: 4 });
  });

  it('is no friend of their own cart, nor does it part them from another’s [X-26]', async () => {
    const setUpApi: TestAppOptions['setUpApi'] = (api) => api.respond(cartShares, own);
    sessionStorage.setItem('joined-cart', JSON.stringify({ token: 'abc', storeId: 4 }));
    const { unmount } = open([naan], { setUpApi });
    await screen.findByRole('button', { name: 'Go to your cart' });
    expect(joined()).toBeNull();
    unmount();
    sessionStorage.setItem('joined-cart', JSON.stringify({ token: 'other', storeId: 5 }));
    open([naan], { setUpApi });
    await screen.findByRole('button', { name: 'Go to your cart' });
    expect(joined()).toEqual({ token: 'other', storeId: 5 });
  });

  it('comes to the module of the cart, and may leave it again [X-26] [D-04]', async () => {
    const other = { id: 2, type: 'grocery', name: 'Grocery' } as const;
    const { session, bus } = open([], {
      session: { token: 't', module: other },
      setUpApi: (api) => {
        api.respond(moduleList, [aModule({ id: 1, name: 'Food' })]);
        api.respond(cartList, () => (session.getState().module?.id === 1 ? [tea] : []));
      },
    });
    expect(await screen.findByRole('button', { name: 'Add your 1 item' })).toBeVisible();
    expect(session.getState().module).toMatchObject({ id: 1, type: 'food' });
    act(() => chooseModule(session, bus, other));
    expect(await screen.findByRole('link', { name: 'Choose items' })).toBeVisible();
    expect(session.getState().module).toEqual(other);
  });
});

it('tells that an order has ended [X-26]', async () => {
  open([], {
    setUpApi: (api) =>
      api.respond(sharedCart, () => {
        throw refused(404, 'This shared order has ended.');
      }),
  });
  expect(await screen.findByText('This order has ended')).toBeVisible();
});

it('gives the link, and ends it on request [X-26]', async () => {
  const done = jest.fn();
  const { user, api } = renderApp(<ShareCart payload={{ storeId: 4 }} done={done} />, {
    session: { token: 't' },
    setUpApi: (fake) => {
      fake.respond(shareCart, [{ token: 'abc', storeId: 4 }]);
      fake.respond(endSharing, []);
    },
  });
  const link = await screen.findByRole('textbox', { name: 'Link to your order' });
  expect(link).toHaveValue(`${window.location.origin}/together?cart=abc`);
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(api.calls(endSharing)).toEqual([{ query: { store_id: 4 } }]);
});

it('the cart tells the owner and those who joined where they are [X-26]', async () => {
  const { unmount } = renderApp(<CartDrawer payload={{}} done={jest.fn()} />, {
    session: { token: 't' },
    cart: [naan],
    setUpApi: (api) => {
      api.respond(cartList, [{ ...naan, addedBy: ['Sara'] }]);
      api.respond(cartShares, [{ token: 'abc', storeId: 4 }]);
    },
  });
  expect(await screen.findByText('Others can add to this order.')).toBeVisible();
  expect(screen.getByText('Added by Sara')).toBeVisible();
  unmount();
  sessionStorage.setItem('joined-cart', JSON.stringify({ token: 'abc', storeId: 4 }));
  renderApp(<CartDrawer payload={{}} done={jest.fn()} />, { session: { token: 't' }, cart: [naan] });
  expect(await screen.findByRole('link', { name: 'Add to the order' })).toHaveAttribute(
    'href',
    '/together?cart=abc',
  );
});

it('is over where the backend shares no carts [X-26]', async () => {
  const { api } = open([], { config: { capabilities: [] } });
  expect(await screen.findByText('This order has ended')).toBeVisible();
  expect(api.calls(sharedCart)).toEqual([]);
});
