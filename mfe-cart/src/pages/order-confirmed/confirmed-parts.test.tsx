import { orderDetails, trackOrder } from '@shop/contract';
import { emptyChoice, type Order } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { anOrder, anOrderLine, renderApp, type TestAppOptions } from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { screen } from '@testing-library/react';
import { Page } from './order-confirmed-page';

const unpaid = anOrder({ paymentMethod: 'digital_payment', gateway: 'mosaic_pay' });

const open = (order: Order, options: TestAppOptions = {}) =>
  renderApp(<Page />, {
    path: '/order-confirmed',
    address: '/order-confirmed?order_id=100001',
    config: { digitalPayment: true, gateways: [{ key: 'mosaic_pay', title: 'Mosaic Pay', imageUrl: null }] },
    ...options,
    setUpApi: (api) => {
      api.respond(trackOrder, order);
      options.setUpApi?.(api);
    },
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => saveContactPhone('order', 100_001, '+923001112233'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('shows the steps of the order, unless it waits for its payment [X-20]', async () => {
  const Progress = ({ orderId, phone }: SlotProps['order-progress']) => (
    <p>
      steps of {orderId} {phone}
    </p>
  );
  const slots = { 'order-progress': Progress };
  const { unmount } = open(anOrder(), { slots });
  expect(await screen.findByText('steps of 100001 +923001112233')).toBeVisible();
  unmount();
  open(unpaid, { slots });
  expect(await heading('Your order waits for your payment')).toBeVisible();
  expect(screen.queryByText(/^steps of/)).toBeNull();
});

it('shows what was said about a line, where it differs from the order, and who added it [X-21] [X-26]', async () => {
  const requests = { ifSoldOut: 'call', ifSoldOutText: '', instruction: '', leaveAtDoor: false, cutlery: false } as const; // oxfmt-ignore
  open(anOrder({ requests }), {
    setUpApi: (fake) =>
      fake.respond(orderDetails, [
        anOrderLine({ choice: { ...emptyChoice, note: 'No onions' }, ifSoldOut: 'call' }),
        anOrderLine({ id: 2, name: 'Naan', ifSoldOut: 'remove', addedBy: ['Sara'] }),
      ]),
  });
  expect(await screen.findByText('“No onions”')).toBeVisible();
  expect(screen.getAllByText(/^If sold out/).map((text) => text.textContent)).toEqual([
    'If sold out: Leave it out',
  ]);
  expect(screen.getAllByText(/^Added by/).map((text) => text.textContent)).toEqual(['Added by Sara']);
});

it.each([
  ['that it was not paid', '', 'This order was not paid'],
  ['what the gateway has answered', '&payment=failed', 'Your payment was declined'],
])('says of an order that has ended without its payment %s [X-06]', async (_case, claim, title) => {
  open({ ...unpaid, status: 'failed' }, { address: `/order-confirmed?order_id=100001${claim}` });
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText(/It has ended, and nothing is to be paid/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue paying' })).toBeNull();
});
