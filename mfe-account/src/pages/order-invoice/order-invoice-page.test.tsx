import { orderDetails, trackOrder } from '@shop/contract';
import { emptyChoice } from '@shop/domain';
import { anOrder, anOrderLine, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { screen, within } from '@testing-library/react';
import { Page } from './order-invoice-page';

const lines = [anOrderLine({ quantity: 2, unitPrice: 500, details: ['Full'], discount: 150 })];
const noted = [anOrderLine({ choice: { ...emptyChoice, note: 'No onions' }, ifSoldOut: 'remove' })];

const open = (address: string, options: TestAppOptions = {}) =>
  renderApp(<Page />, {
    address,
    setUpApi: (api) => {
      api.respond(trackOrder, anOrder({ paymentState: 'paid' }));
      api.respond(orderDetails, lines);
    },
    ...options,
  });

it('shows seller, buyer, lines, totals and payment, and prints them [X-07]', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = open('/order-invoice?order_id=100001', { session: { token: 'token' } });
  const paper = within(await screen.findByTestId('invoice'));
  expect(paper.getByRole('heading', { level: 1, name: 'Invoice #100001' })).toBeVisible();
  for (const text of ['Lahori Dhaba', '12 Canal Road', 'Sara Ahmed', '5 Garden Street', '$11.50'])
    expect(paper.getByText(text)).toBeVisible();
  const row = within(paper.getByRole('row', { name: /Chicken Karahi/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '2',
    '$5.00',
    '$10.00Discount −$1.50',
  ]);
  expect(paper.getByText(/Cash on delivery/).parentElement).toHaveTextContent('Cash on delivery · Paid');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Order #100001' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&order_id=100001',
  );
});

it('computes the subtotal where the backend returns none, and lists additional charges [X-07] [BIZ-26]', async () => {
  const { totals } = anOrder();
  const charges = [
    { kind: 'service', name: 'Platform fee', amount: 25 },
    { kind: 'packaging', name: '', amount: 30 },
  ] as const;
  open('/order-invoice?order_id=100001', {
    session: { token: 'token' },
    setUpApi: (api) => {
      api.respond(trackOrder, anOrder({ totals: { ...totals, subtotal: null, charges: [...charges] } }));
      api.respond(orderDetails, [anOrderLine({ total: 1_250 }), anOrderLine({ id: 2, total: 400 })]);
    },
  });
  const totalsTable = within((await screen.findByText('Subtotal')).closest('dl') ?? document.body);
  expect(totalsTable.getByText('Subtotal').parentElement).toHaveTextContent('Subtotal$16.50');
  expect(totalsTable.getByText('Platform fee').parentElement?.parentElement).toHaveTextContent('$0.25');
  expect(totalsTable.getByText('Packaging').parentElement).toHaveTextContent('Packaging$0.30');
});

afterEach(() => sessionStorage.clear());

it('shows a guest’s order by number and phone, and links back to its tracking [X-07] [D-23]', async () => {
  saveContactPhone('order', 100_001, '+923001112233');
  const { api } = open('/order-invoice?order_id=100001');
  await screen.findByRole('heading', { level: 1, name: 'Invoice #100001' });
  expect(api.calls(trackOrder)).toEqual([{ query: { order_id: 100_001, contact_number: '+923001112233' } }]);
  expect(await screen.findByRole('link', { name: 'Order #100001' })).toHaveAttribute(
    'href',
    '/track-order?order_id=100001',
  );
});

it('redirects a guest without a phone to the tracking page [D-23]', async () => {
  const { api } = open('/order-invoice?order_id=100001');
  expect(await screen.findByRole('link', { name: 'Track Order' })).toHaveAttribute(
    'href',
    '/track-order?order_id=100001',
  );
  expect(api.calls(trackOrder)).toEqual([]);
});

it.each(['/order-invoice', '/order-invoice?order_id=100001', '/order-invoice?order_id=7'])(
  'shows nothing of an order that is not the visitor’s: %s [F-46]',
  async (address) => {
    saveContactPhone('order', 7, '+1');
    open(address, {
      setUpApi: (api) =>
        api.respond(trackOrder, () => {
          throw refused(404, 'Order not found!');
        }),
    });
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.queryByTestId('invoice')).toBeNull();
  },
);

it('has the notes of lines, and what store and courier were told [X-21] [X-22]', async () => {
  const requests = {
    ifSoldOut: 'call',
    ifSoldOutText: '',
    instruction: 'Gate 4',
    leaveAtDoor: false,
    cutlery: true,
  } as const;
  open('/order-invoice?order_id=100001', {
    session: { token: 'token' },
    setUpApi: (api) => {
      api.respond(trackOrder, anOrder({ requests }));
      api.respond(orderDetails, noted);
    },
  });
  const row = within(await screen.findByRole('row', { name: /Chicken Karahi/ }));
  expect(row.getByText('“No onions”')).toBeVisible();
  expect(row.getByText('If sold out: Leave it out')).toBeVisible();
  for (const [label, text] of [
    ['Delivery instruction', 'Gate 4'],
    ['If something is sold out', 'Call me'],
    ['Cutlery', 'Yes'],
  ])
    expect(screen.getByText(label ?? '').nextElementSibling).toHaveTextContent(text ?? '');
});
