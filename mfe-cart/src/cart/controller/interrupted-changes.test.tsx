import { addToCart, cartList, customerInfo } from '@shop/contract';
import { endSession, startSession } from '@shop/session';
import { aCustomer, aLine, refused } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import { naan, openController, rice, tea } from './cart-controller.fixture';

/** A customer, whom the page has read, and whose session ends while rice is added. */
async function interrupted() {
  const app = await openController({ session: { token: 'old', guestId: null } });
  const { controller, api, cache } = app;
  await act(() => cache.replace(customerInfo, {}, aCustomer({ id: 1 })));
  api.respond(addToCart, () => {
    throw refused(401, 'Unauthorized');
  });
  await act(() => controller.add(rice));
  api.respond(cartList, [naan, tea]);
  api.respond(addToCart, [naan, tea, aLine({ ...rice, id: 3 })]);
  const signIn = async (id: number) => {
    api.respond(customerInfo, aCustomer({ id }));
    act(() => startSession(app.session, app.bus, 'new'));
    await waitFor(() => expect(api.calls(customerInfo)).toHaveLength(1));
    await act(() => controller.settled());
  };
  return { ...app, signIn, count: () => api.calls(addToCart).length };
}

it('is repeated for the customer whose session ended [F-22]', async () => {
  const { signIn, count } = await interrupted();
  await signIn(1);
  await waitFor(() => expect(count()).toBe(2));
});

it('is nothing for another customer [F-33] [F-46]', async () => {
  const { signIn, count } = await interrupted();
  await signIn(2);
  expect(count()).toBe(1);
});

it('is forgotten when the customer closes the sign-in [F-33]', async () => {
  const { api, bus, session, controller, count } = await interrupted();
  act(() => {
    bus.emit('auth:sign-in-closed', {});
    startSession(session, bus, 'new');
  });
  await act(() => controller.settled());
  expect([count(), api.calls(customerInfo)]).toEqual([1, []]);
  act(() => void endSession(session, bus, 'logout'));
});
