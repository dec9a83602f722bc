import { addToCart, cartList, removeFromCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import type { InCart } from '@shop/federation';
import { aChoice, aLine, anItem, renderApp } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AddToCart } from './add-to-cart';

const item = anItem({ id: 7, storeId: 2 });
const line = (own: Partial<CartLine> = {}) => aLine({ id: 4, item, quantity: 3, ...own });

/** The buttons for an item, over a backend with a cart, and what they report. */
function open(lines: CartLine[], edited: CartLine | null = null) {
  let cart = lines;
  let last: InCart | null | undefined;
  const Item = () => {
    const [inCart, setInCart] = useState<InCart | null>();
    last = inCart;
    return <AddToCart item={item} choice={aChoice()} quantity={3} line={edited} onInCart={setInCart} />;
  };
  const app = renderApp(<Item />, {
    setUpApi: (api) => {
      api.respond(cartList, () => cart);
      api.respond(addToCart, () => (cart = [...cart, line({ id: 9 })]));
      api.respond(removeFromCart, () => (cart = []));
    },
  });
  return { ...app, last: () => last };
}

it('tells the page how many of this choice are in the cart, and takes them out [X-15] [STATE-08]', async () => {
  const { api, last } = open([line({ id: 3, quantity: 1, note: 'No onions' }), line()]);
  await waitFor(() => expect(last()).toMatchObject({ id: 4, quantity: 3 }));
  act(() => last()?.remove());
  await waitFor(() => expect(last()).toBeNull());
  await waitFor(() => expect(api.calls(removeFromCart)[0]?.query).toMatchObject({ cart_id: 4 }));
});

it('tells it once the server has the line, and nothing of a line that is edited', async () => {
  const { user, last, unmount } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(last()).toMatchObject({ id: 9, quantity: 3 }));
  unmount();
  const edited = open([line()], line());
  await screen.findByRole('button', { name: 'Update To Cart' });
  await waitFor(() => expect(edited.api.calls(cartList)).toHaveLength(1));
  expect(edited.last()).toBeNull();
});
