import { customerInfo, placeOrder, trackOrder } from '@shop/contract';
import { aCustomer, anOrder } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { goToPayment } from '../../payment/go-to-payment';
import { forgetAll, openCheckout, getPlaceButton } from './open-checkout.fixture';

jest.mock('../../payment/go-to-payment', () => ({
  goToPayment: jest.fn(() => true),
  getPaymentCallback: () => 'http://localhost/payment-return',
}));

beforeEach(() => {
  forgetAll();
  localStorage.clear();
  jest.mocked(goToPayment).mockClear();
});

const gateways = [{ key: 'ssl_commerz', title: 'SSL Commerz', imageUrl: null }];
const config = { digitalPayment: true, gateways };

async function placeAtGateway(session: NonNullable<Parameters<typeof openCheckout>[0]>['session']) {
  const app = openCheckout({
    config,
    ...(session ? { session } : {}),
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer({ id: 4711 }));
      api.respond(trackOrder, anOrder({ id: 100_007, paymentMethod: 'digital_payment' }));
    },
  });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: /SSL Commerz/ }));
  await user.click(await screen.findByRole('button', { name: 'Continue to review' }));
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
  await user.click(await getPlaceButton());
  return app;
}

it.each([
  ['a guest', { capabilities: [] }, 'guest-1'],
  ['a customer', { capabilities: [], token: 'token', guestId: null }, '4711'],
])(
  'opens the backend’s payment page for %s where placing returns no link [X-06]',
  async (_case, session, payer) => {
    await placeAtGateway(session);
    await waitFor(() => expect(goToPayment).toHaveBeenCalledTimes(1));
    const address = new URL(jest.mocked(goToPayment).mock.lastCall?.[0] ?? '');
    expect(address.pathname).toBe('/payment-mobile');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      order_id: '100007',
      customer_id: payer,
      payment_method: 'ssl_commerz',
    });
    expect(localStorage.getItem('unfinished-payment')).toContain('"gateway":"ssl_commerz"');
  },
);

it('leads to the order where a backend that returns links has returned none [D-23]', async () => {
  const { address, api } = await placeAtGateway({});
  await waitFor(() => expect(address()).toContain('/order-confirmed?order_id=100007'));
  expect(goToPayment).not.toHaveBeenCalled();
  expect(api.calls(placeOrder)).toHaveLength(1);
});
