import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { createDeferredComponent } from './deferred-component';

const Field = ({ name }: { name: string }) => <p>Field of {name}</p>;

it('keeps the page when its code cannot be loaded, and offers a retry in its place [F-05]', async () => {
  const load = jest.fn<Promise<typeof Field>, []>().mockResolvedValue(Field);
  load.mockRejectedValueOnce(new Error('no such file'));
  const Deferred = createDeferredComponent(load, '132px');
  const { user } = renderApp(
    <>
      <h1>Checkout</h1>
      <Deferred name="coupons" />
    </>,
  );
  expect(await screen.findByText('This part could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Field of coupons')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
