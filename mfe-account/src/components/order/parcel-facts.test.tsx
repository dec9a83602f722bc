import { aParcelOrder, renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { OrderCard } from '../../pages/my-orders/order-card';
import { OrderView } from './order-view';

it('shows a parcel with its own steps, both ends, and who pays [X-31] [D-24]', () => {
  renderApp(
    <OrderView
      order={aParcelOrder({ status: 'confirmed' }, { payer: 'receiver', size: 'large' })}
      lines={[]}
      phone={null}
      onStale={jest.fn()}
    />,
  );
  expect(screen.getByText(/^Parcel to Omar/)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Order status' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Request sent'),
    'Courier on the way to the sender',
    'On the way to the receiver',
    'Delivered',
  ]);
  expect(screen.getByText('Documents')).toBeVisible();
  expect(screen.getByText('Large')).toBeVisible();
  expect(screen.getByText('5 Garden Street')).toBeVisible();
  expect(screen.getByText('9 Sea Road')).toBeVisible();
  expect(screen.getByText('The receiver pays in cash')).toBeVisible();
  expect(screen.queryByText('Subtotal')).toBeNull();
  expect(screen.queryByRole('link', { name: /store/i })).toBeNull();
});

it('is listed by its receiver, and can be sent again instead of ordered again [X-31] [X-07]', () => {
  renderApp(
    <ul>
      <OrderCard order={aParcelOrder({ status: 'delivered' })} />
    </ul>,
    { session: { token: 't' } },
  );
  expect(screen.getByRole('link', { name: 'Parcel to Omar' })).toBeVisible();
  expect(screen.getByText('5 Garden Street')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send another' })).toHaveAttribute(
    'href',
    '/parcel/new?category=3&module_id=5',
  );
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
});
