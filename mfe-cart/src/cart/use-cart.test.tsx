import { cartList } from '@shop/contract';
import { useSession } from '@shop/session';
import { aLine, anItem, Refusal, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useCart } from './use-cart';

function Shown() {
  const { count, isKnown, failed } = useCart();
  const storeId = useSession((session) => session.cartStoreId);
  return <p>{JSON.stringify({ count, isKnown, failed, storeId })}</p>;
}

it('remembers the store of the cart, for backends that require its id [CALL-12]', async () => {
  renderApp(<Shown />, { cart: [aLine({ item: anItem({ storeId: 11 }), quantity: 2 })] });
  const seen = { count: 2, isKnown: true, failed: false, storeId: 11 };
  expect(await screen.findByText(JSON.stringify(seen))).toBeVisible();
});

it('is empty where a backend returns a cart only for a store’s id, and none is known', async () => {
  const refusal = new Refusal(403, { errors: [{ code: 'store_id', message: 'The store id is required' }] });
  renderApp(<Shown />, { setUpApi: (api) => api.respond(cartList, () => Promise.reject(refusal)) });
  const seen = { count: 0, isKnown: true, failed: false, storeId: null };
  expect(await screen.findByText(JSON.stringify(seen))).toBeVisible();
});
