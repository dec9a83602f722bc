import { cartList, customerInfo, placeOrder } from '@shop/contract';
import { startSession } from '@shop/session';
import { aCustomer, anAddress, Refusal } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { blankDraft } from '../../ordering/draft/checkout-draft';
import { getSavedDraft, saveDraft } from '../../ordering/draft/saved-draft';
import { goToReview, forgetAll, openCheckout, getPlaceButton } from './open-checkout.fixture';

beforeEach(forgetAll);

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the order' });
const listenToRequests = (app: ReturnType<typeof openCheckout>) => {
  const requests: unknown[] = [];
  app.bus.on('auth:sign-in-requested', (payload) => requests.push(payload));
  return requests;
};

it('asks to sign in when the session ends, and continues at the same step with the draft [F-23] [ERR-18]', async () => {
  const app = openCheckout({ session: { token: 'old', guestId: null } });
  const requests = listenToRequests(app);
  const { user, api, session, bus } = app;
  await user.type(await note(), 'Ring twice');
  await goToReview(user);
  await getPlaceButton();
  api.respond(placeOrder, () => {
    throw new Refusal(401, { errors: [{ code: 'auth-001', message: 'Unauthorized' }] });
  });
  await user.click(await getPlaceButton());
  expect(await screen.findByText('Please sign in again')).toBeVisible();
  expect(requests).toEqual([{ because: 'expired', next: '/checkout?page=cart&step=review' }]);

  api.respond(placeOrder, { orderId: 9, message: '', total: null, payAt: null, paymentId: null });
  act(() => startSession(session, bus, 'new'));
  expect(await screen.findByText('“Ring twice”')).toBeVisible();
});

it('shows one customer’s draft to no other [F-33]', async () => {
  const first = openCheckout({ session: { token: 'old', guestId: null } });
  await first.user.type(await note(), 'Ring twice');
  first.unmount();
  openCheckout({
    session: { token: 'other', guestId: null },
    setUpApi: (api) => api.respond(customerInfo, aCustomer({ id: 2 })),
  });
  expect(await note()).toHaveValue('');
});

it('keeps what was filled in over a reload [F-23]', async () => {
  const before = openCheckout();
  await before.user.type(await note(), 'No onions');
  before.unmount();
  openCheckout();
  expect(await note()).toHaveValue('No onions');
});

it('keeps a customer’s draft over a reload as a guest, who has a draft of their own [F-23] [ROLE-03]', async () => {
  const ended = openCheckout({ session: { token: 'old', guestId: null } });
  await ended.user.type(await note(), 'Ring twice');
  ended.unmount();
  const asGuest = openCheckout();
  expect(await note()).toHaveValue('');
  await asGuest.user.type(await note(), 'Mine');
  asGuest.unmount();
  const guestAgain = openCheckout();
  await waitFor(async () => expect(await note()).toHaveValue('Mine'));
  guestAgain.unmount();
  openCheckout({ session: { token: 'new', guestId: null } });
  await waitFor(async () => expect(await note()).toHaveValue('Ring twice'));
});

it('keeps a customer’s address of an earlier order where a guest has only looked at this one [F-23]', async () => {
  const address = anAddress();
  saveDraft(1, 'cart:99', { ...blankDraft, address });
  const asGuest = openCheckout();
  await note();
  asGuest.unmount();
  expect(getSavedDraft(1, 'cart:1').address).toEqual(address);
});

it('leads guests to sign in where guests may not order [ROLE-03] [GEN-02]', async () => {
  const app = openCheckout({ config: { guestCheckout: false } });
  const requests = listenToRequests(app);
  expect(await screen.findByText('Please sign in to order')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(requests).toContainEqual({ because: 'checkout', next: '/checkout?page=cart' });
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
});

it('lets guests order where they may [ROLE-03] [GEN-02]', async () => {
  openCheckout();
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
});

describe('a lost response', () => {
  const lost = () => Promise.reject(new TypeError('connection reset'));

  it('is reported, and pressing again sends the same key [D-21] [F-28]', async () => {
    const { user, api, address } = openCheckout();
    await goToReview(user);
    api.respond(placeOrder, lost);
    await user.click(await getPlaceButton());
    await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
    api.respond(placeOrder, { orderId: 4, message: '', total: null, payAt: null, paymentId: null });
    await user.click(await getPlaceButton());
    await waitFor(() => expect(address()).toContain('order_id=4'));
    expect(new Set(api.idempotencyKeys(placeOrder)).size).toBe(1);
  });

  it('is looked up when the page opens with an empty cart, and the order is shown [D-21] [F-28]', async () => {
    const before = openCheckout();
    await goToReview(before.user);
    before.api.respond(placeOrder, lost);
    await before.user.click(await getPlaceButton());
    await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
    const [key] = before.api.idempotencyKeys(placeOrder);
    before.unmount();

    const { api, address } = openCheckout({
      setUpApi: (fake) => {
        fake.respond(cartList, []);
        fake.respond(placeOrder, { orderId: 4, message: '', total: null, payAt: null, paymentId: null });
      },
    });
    await waitFor(() => expect(address()).toContain('order_id=4'));
    expect(api.idempotencyKeys(placeOrder)).toEqual([key]);
  });

  it('is found although the order was changed since [D-21] [F-28]', async () => {
    const { user, api, address } = openCheckout();
    await user.type(await note(), 'First');
    await goToReview(user);
    api.respond(placeOrder, lost);
    await user.click(await getPlaceButton());
    await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Change Delivery' }));
    await user.type(await note(), ' and second');
    await goToReview(user);
    api.respond(placeOrder, ({ body }) => {
      if (body.order_note === 'First')
        return { orderId: 3, message: '', total: null, payAt: null, paymentId: null };
      throw new Refusal(409, { errors: [{ code: 'key_reused', message: 'Used already.' }] });
    });
    await user.click(await getPlaceButton());
    await waitFor(() => expect(address()).toContain('order_id=3'));
    expect(new Set(api.idempotencyKeys(placeOrder)).size).toBe(1);
  });
});

it('unlocks the button when the browser restores the page from its cache [D-21]', async () => {
  const { user, api } = openCheckout();
  await goToReview(user);
  api.respond(placeOrder, () => new Promise(() => undefined));
  await user.click(await getPlaceButton());
  expect(await getPlaceButton()).toBeDisabled();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
});

it('leads to the order where the payment page belongs to no known gateway', async () => {
  const { user, api, address } = openCheckout();
  await goToReview(user);
  const payAt = 'https://evil.example/pay';
  api.respond(placeOrder, { orderId: 12, message: '', total: null, payAt, paymentId: 'p1' });
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('order_id=12'));
  expect(localStorage.getItem('unfinished-payment')).toContain('"orderId":12');
  localStorage.clear();
});
