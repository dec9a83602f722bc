import { trackOrder } from '@shop/contract';
import type { Order } from '@shop/domain';
import { anOrder, refused, renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { UnfinishedPayment } from './unfinished-payment';

const unpaid = anOrder({ paymentMethod: 'digital_payment', gateway: 'mosaic_pay' });
const getSaved = () => localStorage.getItem('unfinished-payment');

const open = (order: Order | (() => Order)) => {
  localStorage.setItem('unfinished-payment', '{"orderId":100001,"paymentId":"p","phone":"+923001112233"}');
  return renderApp(<UnfinishedPayment />, { setUpApi: (api) => api.respond(trackOrder, order) });
};

afterEach(() => localStorage.clear());

it('renders nothing and sends no request where no payment is unfinished [X-06]', () => {
  const { container, api } = renderApp(<UnfinishedPayment />);
  expect(container).toBeEmptyDOMElement();
  expect(api.calls(trackOrder)).toEqual([]);
});

it('offers to continue, to pay with another method and to cancel when the visitor did not return from the gateway [X-06]', async () => {
  const { api } = open(unpaid);
  expect(await screen.findByText('Order 100001 waits for your payment')).toBeVisible();
  expect(screen.getByText('$11.50 is still to be paid. The store begins when it has come.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue paying' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
  expect(api.calls(trackOrder)[0]).toEqual({
    query: { order_id: 100_001, contact_number: '+923001112233' },
  });
});

it('shows once that the payment has arrived [X-06] [F-29]', async () => {
  const { user, address } = open(anOrder({ ...unpaid, paid: true }));
  await user.click(await screen.findByRole('link', { name: 'See the order' }));
  expect(address()).toBe('/order-confirmed?order_id=100001');
  expect(getSaved()).toBeNull();
});

it.each([
  ['is canceled', anOrder({ ...unpaid, status: 'canceled' })],
  ['is paid in cash now', anOrder()],
  [
    'is another’s',
    () => {
      throw refused(404, 'Order not found!');
    },
  ],
])('forgets an order that %s [F-46]', async (_case, order) => {
  const { container } = open(order);
  await waitFor(() => expect(getSaved()).toBeNull());
  expect(container).toBeEmptyDOMElement();
});

it('keeps it while the server does not respond', async () => {
  const { api } = open(() => {
    throw refused(500, 'Server error');
  });
  await waitFor(() => expect(api.calls(trackOrder)).toHaveLength(1));
  expect(getSaved()).not.toBeNull();
});
