import { placeOrder } from '@shop/contract';
import { screen, waitFor } from '@testing-library/react';
import { forgetAll, getPlaceButton, openCheckout } from './open-checkout.fixture';

beforeEach(forgetAll);

const amount = () => screen.findByRole('textbox', { name: 'Your tip ($)' });
const onward = () => screen.findByRole('button', { name: 'Continue to review' });

it('goes on only with a tip that it can read, and says why beside the field [F-45] [D-20]', async () => {
  const { user, api, address } = openCheckout();
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: 'Other' }));
  await user.type(await amount(), 'abc');
  expect(await onward()).toHaveAccessibleDescription('Correct the tip, or choose another one.');
  await user.click(await onward());
  expect(address()).toBe('/checkout?page=cart&step=payment');
  expect(await amount()).toHaveFocus();
  expect(await amount()).toHaveAccessibleDescription('Enter an amount such as 2.00.');

  await user.click(screen.getByRole('button', { name: 'Change Delivery' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(await amount()).toHaveValue('abc');

  await user.clear(await amount());
  await user.type(await amount(), '1,5');
  await user.click(await onward());
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  expect(api.calls(placeOrder)[0]?.body).toMatchObject({ dm_tips: 1.5 });
});
