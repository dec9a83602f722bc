import { sendParcel } from '@shop/contract';
import { screen, waitFor } from '@testing-library/react';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import { button, chooseEnds, openParcel, total } from './open-parcel.fixture';

beforeEach(forgetOrdering);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('shows each kind with its charges, and has the chosen one in the address [X-31]', async () => {
  const { user, address } = openParcel({ address: '/parcel/new?module_id=5' });
  expect(
    await screen.findByRole('radio', { name: /Documents.*From \$3\.00, \$1\.00 a kilometre/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Boxes/ }));
  expect(address()).toBe('/parcel/new?module_id=5&category=4');
  expect(screen.getByRole('radio', { name: /Boxes/ })).toBeChecked();
});

it('checks a kind at once, before the address has followed [X-31]', async () => {
  const { address } = openParcel();
  const kind = await screen.findByRole('radio', { name: /Boxes/ });
  // Outside `act` the page shows the next address later, like in a browser.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  kind.click();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(kind).toBeChecked();
  await waitFor(() => expect(address()).toBe('/parcel/new?category=4'));
  expect(kind).toBeChecked();
});

it('tells at once which kind cannot be sent, also when it is in the address [X-31]', async () => {
  const { user } = openParcel({ address: '/parcel/new?category=4' }, undefined, null);
  const kind = await screen.findByRole('radio', { name: /Boxes.*no price at the moment/ });
  expect(kind).toBeDisabled();
  expect(kind).not.toBeChecked();
  await user.click(await button('Send parcel'));
  expect((await screen.findAllByText('Choose what you send.'))[0]).toBeVisible();
  expect(screen.getByRole('radio', { name: /Documents/ })).toBeEnabled();
});

it('charges size and the shop’s rates where the kind has none of its own [X-31]', async () => {
  const app = openParcel({ address: '/parcel/new?category=4' });
  await chooseEnds(app);
  await total('$2.10');
  await app.user.click(await screen.findByRole('radio', { name: /Large.*25 kg.*\$4\.00 on top/ }));
  await total('$6.10');
  await app.user.click(await button('Send parcel'));
  await waitFor(() => expect(app.api.calls(sendParcel)).toHaveLength(1));
  expect(app.api.calls(sendParcel)[0]?.body).toMatchObject({ parcel_size: 'large', order_amount: 6.1 });
});
