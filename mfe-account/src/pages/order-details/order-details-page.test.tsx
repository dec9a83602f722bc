import {
  cancellationReasons,
  cancelOrder,
  courierPosition,
  customerInfo,
  orderDetails,
  orderList,
  runningOrders,
  trackOrder,
} from '@shop/contract';
import { emptyChoice, type Order } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aCustomer, anOrder, anOrderLine, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './order-details-page';

const courier = { id: 4, name: 'Omar Aziz', phone: '+923005556677', imageUrl: null, rating: 4.6 };
const none = { total: 0, page: 1, limit: 10, entries: [] };

function open(order: Partial<Order> | (() => Order), options: TestAppOptions = {}) {
  const { setUpApi, ...rest } = options;
  return renderApp(<Page />, {
    address: '/profile?page=my-orders&order_id=100001',
    session: { token: 'token', guestId: null },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer());
      api.respond(trackOrder, typeof order === 'function' ? order : anOrder(order));
      api.respond(orderDetails, [anOrderLine()]);
      api.respond(runningOrders, none);
      api.respond(orderList, none);
      setUpApi?.(api);
    },
    ...rest,
  });
}

it('shows progress, lines, totals and payment [X-07] [D-24]', async () => {
  open({
    paymentMethod: 'cash_on_delivery',
    paymentState: 'partially_paid',
    walletPaid: 500,
    status: 'processing',
  });
  expect(await screen.findByText('Order #100001')).toBeVisible();
  expect(screen.getByTestId('order-status')).toHaveTextContent('Processing');
  expect(await screen.findByText('Chicken Karahi')).toBeVisible();
  expect(screen.getByText(/Partially paid/)).toHaveTextContent('Cash on delivery · Partially paid');
  expect(screen.getByText('$5.00 paid by wallet, $6.50 still due')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    '/order-invoice?order_id=100001',
  );
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

it('is written about to the vendor, by the store’s id where they are the same [D-28]', async () => {
  const { store } = anOrder();
  const { unmount } = open({ store: { ...store, id: 7, vendorId: 40 } });
  const link = () => screen.findByRole('link', { name: 'Message the store' });
  expect(await link()).toHaveAttribute('href', '/profile?page=inbox&to=vendor&id=40');
  unmount();
  open({ store: { ...store, id: 7 } });
  expect(await link()).toHaveAttribute('href', '/profile?page=inbox&to=vendor&id=7');
});

it.each([
  [0, 'Free'],
  [150, '$1.50'],
])('shows a delivery fee of %i as the checkout does: %s [D-15] [X-07]', async (deliveryFee, text) => {
  open({ totals: { ...anOrder().totals, deliveryFee } });
  const label = await screen.findByText('Delivery fee');
  expect(label.nextElementSibling).toHaveTextContent(text);
});

it.each([
  ['refunded', 'Refunded'],
  ['paid', 'Paid'],
  ['unpaid', 'Unpaid'],
] as const)('shows a text for %s [D-24]', async (paymentState, text) => {
  open({ paymentState });
  expect(await screen.findByText(new RegExp(`· ${text}$`))).toBeVisible();
});

it('shows the courier, moving on the map, with a number to call [ADDR-22] [X-07]', async () => {
  const shown: SlotProps['delivery-map'][] = [];
  const DeliveryMap = (props: SlotProps['delivery-map']) => {
    shown.push(props);
    return <p>the map</p>;
  };
  const { api } = open(
    { status: 'picked_up', courier },
    {
      slots: { 'delivery-map': DeliveryMap },
      setUpApi: (fake) => fake.respond(courierPosition, { latitude: 24.9, longitude: 67.1 }),
    },
  );
  expect(await screen.findByRole('link', { name: 'Call Omar Aziz' })).toHaveAttribute(
    'href',
    'tel:+923005556677',
  );
  await waitFor(() =>
    expect(shown.at(-1)?.start).toEqual({
      position: { latitude: 24.9, longitude: 67.1 },
      name: 'Omar Aziz',
      kind: 'courier',
    }),
  );
  expect(api.calls(courierPosition)[0]).toEqual({ query: { order_id: 100_001 } });
});

it('requests no position before a courier has the order [ADDR-22]', async () => {
  const { api } = open({ status: 'handover', courier });
  await screen.findByText('Chicken Karahi');
  expect(api.calls(courierPosition)).toEqual([]);
});

it('cancels a pending order, with a reason from the shop’s list [D-24]', async () => {
  let status: Order['status'] = 'pending';
  const { user, api } = open(() => anOrder({ status }), {
    setUpApi: (fake) => {
      fake.respond(cancellationReasons, ['It takes too long', 'I ordered twice']);
      fake.respond(cancelOrder, () => {
        status = 'canceled';
        return 'Canceled';
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(await dialog.findByRole('radio', { name: 'I ordered twice' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.getByTestId('order-status')).toHaveTextContent('Canceled'));
  expect(api.calls(cancelOrder)).toEqual([{ body: { order_id: 100_001, reason: 'I ordered twice' } }]);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Order again' })).toBeVisible();
});

it('computes the subtotal where the backend returns none, and requests the reasons for customers [X-07] [D-24]', async () => {
  const { totals } = anOrder();
  const { user, api } = open(
    { totals: { ...totals, subtotal: null } },
    {
      setUpApi: (fake) => {
        fake.respond(orderDetails, [anOrderLine({ total: 1_250 }), anOrderLine({ id: 2, total: 400 })]);
        fake.respond(cancellationReasons, []);
      },
    },
  );
  expect((await screen.findByText('Subtotal')).parentElement).toHaveTextContent('Subtotal$16.50');
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await waitFor(() =>
    expect(api.calls(cancellationReasons)).toEqual([{ query: { limit: 100, offset: 1, type: 'customer' } }]),
  );
});

it('sends a reason when the customer gives none, because backends require one [D-24]', async () => {
  const { user, api } = open(
    {},
    {
      setUpApi: (fake) => {
        fake.respond(cancellationReasons, ['It takes too long']);
        fake.respond(cancelOrder, 'Canceled');
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  await waitFor(() =>
    expect(api.calls(cancelOrder)).toEqual([{ body: { order_id: 100_001, reason: 'No reason given' } }]),
  );
});

it('takes a reason in the customer’s words, and shows the order’s status where it is too late [D-24]', async () => {
  let status: Order['status'] = 'pending';
  const { user, api, toasts } = open(() => anOrder({ status }), {
    setUpApi: (fake) => {
      fake.respond(cancellationReasons, ['It takes too long']);
      fake.respond(cancelOrder, () => {
        status = 'confirmed';
        throw refused(409, 'The order can no longer be canceled');
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('radio', { name: 'Another reason' }));
  await user.type(screen.getByRole('textbox', { name: 'Your reason' }), ' Guests are not coming ');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.getByTestId('order-status')).toHaveTextContent('Confirmed'));
  expect(api.calls(cancelOrder)).toEqual([{ body: { order_id: 100_001, reason: 'Guests are not coming' } }]);
  expect(toasts).toEqual(['The order can no longer be canceled']);
});

it('links to the payment of an unpaid order [X-06]', async () => {
  open({ paymentMethod: 'digital_payment', gateway: 'mosaic_pay' });
  expect(await screen.findByRole('link', { name: 'Continue paying' })).toHaveAttribute(
    'href',
    '/order-confirmed?order_id=100001',
  );
});

it('requests all items of a past order again [D-24]', async () => {
  const { user, bus } = open({ status: 'delivered' });
  const wished = jest.fn();
  bus.on('cart:reorder-requested', wished);
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(wished).toHaveBeenCalledWith({ orderId: 100_001 });
});

it('shows that the customer has no such order, with a link to their orders', async () => {
  open(() => {
    throw refused(404, 'Order not found!');
  });
  expect(await screen.findByText('Order not found')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'My Orders' });
  for (const link of links) expect(link).toHaveAttribute('href', '/profile?page=my-orders');
});

describe('what store and courier were told', () => {
  const requests = {
    ifSoldOut: 'call',
    ifSoldOutText: '',
    instruction: 'Gate 4',
    leaveAtDoor: true,
    cutlery: true,
  } as const;
  const lines = [
    anOrderLine({ id: 1, choice: { ...emptyChoice, note: 'No onions' }, ifSoldOut: 'call' }),
    anOrderLine({ id: 2, name: 'Naan', ifSoldOut: 'remove' }),
  ];
  const getFact = async (label: string) => (await screen.findByText(label)).nextElementSibling;

  it('is shown with the order, and a line’s own words with the line [X-21] [X-22]', async () => {
    open({ requests }, { setUpApi: (api) => api.respond(orderDetails, lines) });
    expect(await screen.findByText('“No onions”')).toBeVisible();
    expect(screen.getAllByText(/^If sold out: /)).toHaveLength(1);
    expect(screen.getByText('If sold out: Leave it out')).toBeVisible();
    expect(await getFact('Delivery instruction')).toHaveTextContent('Leave at the door · Gate 4');
    expect(await getFact('If something is sold out')).toHaveTextContent('Call me');
    expect(await getFact('Cutlery')).toHaveTextContent('Yes');
  });

  it('names who has added a line by a link [X-26]', async () => {
    const shared = anOrderLine({ id: 1, addedBy: ['Sara', 'Ali'] });
    open({}, { setUpApi: (api) => api.respond(orderDetails, [shared, anOrderLine({ id: 2 })]) });
    expect(await screen.findByText('Added by Sara and Ali')).toBeVisible();
    expect(screen.getAllByText(/^Added by/)).toHaveLength(1);
  });

  it('is the text of a backend that keeps only that, and nothing where nothing was said [X-21]', async () => {
    const none = { ifSoldOut: null, instruction: '', leaveAtDoor: false, cutlery: false };
    open({ requests: { ...requests, ...none, ifSoldOutText: 'Call me ASAP' } });
    expect(await getFact('If something is sold out')).toHaveTextContent('Call me ASAP');
    expect(screen.queryByText('Delivery instruction')).toBeNull();
    expect(screen.queryByText('Cutlery')).toBeNull();
  });
});

const prescription = ['/media/prescriptions/one.png', '/media/prescriptions/two.png'];

it('shows the pictures of its prescription, and that they can be used again [X-30]', async () => {
  open({ prescriptionUrls: prescription });
  const pictures = await screen.findAllByRole('img', { name: /Picture \d of the prescription/ });
  expect(pictures.map((picture) => picture.closest('a')?.getAttribute('href'))).toEqual(prescription);
  expect(screen.getByText(/use it again when you order again/)).toBeVisible();
});

it('promises no refill where the backend keeps no prescriptions [X-30]', async () => {
  open({ prescriptionUrls: prescription }, { session: { token: 'token', guestId: null, capabilities: [] } });
  expect(await screen.findAllByRole('img', { name: /Picture \d of the prescription/ })).toHaveLength(2);
  expect(screen.getByText('Only you and the store see it.')).toBeVisible();
});
