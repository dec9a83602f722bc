import { paymentAddress } from '@shop/domain';
import { toGatewayAddress, type GatewayVisit } from './gateway-address';

const visit: GatewayVisit = {
  apiOrigin: '',
  here: 'https://shop.example',
  orderId: 100_007,
  payerId: '4711',
  gateway: 'ssl_commerz',
};

it('contains the order, payer, gateway and return address [X-06] [F-29]', () => {
  const url = new URL(toGatewayAddress(visit));
  expect(`${url.origin}${url.pathname}`).toBe('https://shop.example/payment-mobile');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    order_id: '100007',
    customer_id: '4711',
    payment_platform: 'web',
    callback: 'https://shop.example/payment-return?order_id=100007&status=',
    payment_method: 'ssl_commerz',
  });
});

it('is on the backend’s origin, and trusted [F-46]', () => {
  const address = toGatewayAddress({ ...visit, apiOrigin: 'https://api.example' });
  expect(address).toMatch(/^https:\/\/api\.example\/payment-mobile\?/);
  expect(
    paymentAddress(address, { apiOrigin: 'https://api.example', backendOrigin: '', here: visit.here }),
  ).toBe(address);
});
