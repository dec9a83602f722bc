import { storeDetails, trackOrder, zoneOf } from '@shop/contract';
import type { Order } from '@shop/domain';
import { aParcelOrder, aZone, renderApp } from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { screen } from '@testing-library/react';
import { Page } from './order-confirmed-page';

const gateways = [{ key: 'mosaic_pay', title: 'Mosaic Pay', imageUrl: null }];

const open = (order: Order) =>
  renderApp(<Page />, {
    path: '/order-confirmed',
    address: '/order-confirmed?order_id=100001',
    config: { digitalPayment: true, gateways },
    setUpApi: (api) => {
      api.respond(trackOrder, order);
      api.respond(zoneOf, { zoneIds: [1], zones: [aZone()] });
    },
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => saveContactPhone('order', 100_001, '+923001112233'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['sender', 'Cash at pick-up: $4.20'],
  ['receiver', 'The receiver pays $4.20 in cash'],
] as const)(
  'confirms a parcel that the %s pays: both ends, and no store [X-31] [D-23]',
  async (payer, text) => {
    const { api } = open(aParcelOrder({ id: 100_001 }, { payer, size: 'small' }));
    expect(await heading('Thank you! Your parcel is booked.')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Omar')).toBeVisible();
    expect(screen.getByText('9 Sea Road')).toBeVisible();
    expect(screen.getByText('Sara')).toBeVisible();
    expect(screen.getByTestId('confirmed-total')).toHaveTextContent('$4.20');
    expect(screen.queryByText('Subtotal')).toBeNull();
    expect(screen.getByRole('link', { name: 'Track Order' })).toBeVisible();
    expect(api.calls(storeDetails)).toEqual([]);
  },
);

it('offers every payment method for a parcel that waits for its payment [X-31] [X-06]', async () => {
  const waiting = { id: 100_001, paymentMethod: 'digital_payment', gateway: 'mosaic_pay' } as const;
  const { user, api } = open(aParcelOrder(waiting));
  await user.click(await screen.findByRole('button', { name: 'Pay another way' }));
  expect(await screen.findByRole('radio', { name: /Mosaic Pay/ })).toBeVisible();
  expect(api.calls(storeDetails)).toEqual([]);
});
