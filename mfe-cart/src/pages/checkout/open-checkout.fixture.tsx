import {
  cartList,
  customerInfo,
  distance,
  placeOrder,
  removeFromCart,
  storeDetails,
  updateCart,
  zoneOf,
} from '@shop/contract';
import type { CartLine, Item, Store } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useLocation } from '@shop/router';
import { aCustomer, aLine, anAddress, anItem, aStore, renderApp, type TestAppOptions } from '@shop/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { forgetPurchase } from '../../cart/saved-purchase';
import { forgetDraft } from '../../ordering/draft/saved-draft';
import { forgetOrderKey } from '../../ordering/placing/order-key';
import { Page } from './checkout-page';

/** Forgets what earlier tests have saved. */
export function forgetAll() {
  for (const forget of [forgetDraft, forgetOrderKey, forgetPurchase]) forget();
  sessionStorage.clear();
}

/** A fake of the account's slot provider. */
const Details = ({ onChange }: SlotProps['delivery-details']) => (
  <button onClick={() => onChange(anAddress())}>Choose address</button>
);

/** The page; nothing at another address, for tests whose path matches more than the checkout. */
const CheckoutOnly = () => (useLocation().pathname === '/checkout' ? <Page /> : null);

interface Opening extends TestAppOptions {
  store?: Store;
  lines?: Partial<Item>[];
  zoneIds?: number[];
  /** What else is on screen, such as the cart drawer. */
  beside?: ReactNode;
}

const line = (item: Partial<Item>, index: number): CartLine =>
  aLine({ id: index + 1, item: anItem({ id: index + 1, price: 2_000, ...item }) });

/** Opens the page with a backend that sells one dish for 20.00, tax 5 %, 4.2 km away. */
export function openCheckout({ store, lines = [{}], zoneIds = [1], beside, ...options }: Opening = {}) {
  const ui = (
    <>
      <CheckoutOnly />
      {beside}
    </>
  );
  return renderApp(ui, {
    path: '/checkout',
    address: '/checkout?page=cart',
    resumes: true,
    slots: { 'delivery-details': Details },
    ...options,
    setUpApi: (api) => {
      let cart = lines.map(line);
      api.respond(cartList, () => cart);
      api.respond(updateCart, ({ body }) => {
        cart = cart.map((known) =>
          known.id === body.cart_id ? { ...known, quantity: body.quantity } : known,
        );
        return cart;
      });
      api.respond(removeFromCart, ({ query }) => {
        cart = cart.filter(({ id }) => id !== query.cart_id);
        return cart;
      });
      api.respond(customerInfo, aCustomer());
      api.respond(storeDetails, { ...(store ?? aStore()), selfDelivery: true });
      api.respond(zoneOf, { zoneIds, zones: [] });
      api.respond(distance, { found: true, metres: 4_200, seconds: 600 });
      api.respond(placeOrder, () => {
        cart = [];
        return { orderId: 100_007, message: '', total: null, payAt: null, paymentId: null };
      });
      options.setUpApi?.(api);
    },
  });
}

type User = ReturnType<typeof renderApp>['user'];

/** Goes to the review with an address and cash, and nothing else chosen. */
export async function goToReview(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to review' }));
}

export const getPlaceButton = () => screen.findByRole('button', { name: 'Place Order' });
