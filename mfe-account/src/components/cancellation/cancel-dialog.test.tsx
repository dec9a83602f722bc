import { cancellationReasons } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { CancelDialog } from './cancel-dialog';

it('takes the field for the customer’s own words away again where scrolling returns a promise [D-24]', async () => {
  const scroll = jest.fn(() => Promise.resolve());
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { configurable: true, value: scroll });
  const onCancel = jest.fn();
  const { user } = renderApp(
    <CancelDialog open textKey="cancel" busy={false} onClose={() => undefined} onCancel={onCancel} />,
    { setUpApi: (api) => api.respond(cancellationReasons, ['It takes too long']) },
  );
  await user.click(await screen.findByRole('radio', { name: 'Another reason' }));
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  await user.click(screen.getByRole('radio', { name: 'It takes too long' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(onCancel).toHaveBeenCalledWith('It takes too long');
});
