import { addressList, customerInfo, updateAddress, zoneOf } from '@shop/contract';
import type { Address } from '@shop/domain';
import { aCustomer, anAddress, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { addressNotes } from '../../components/customer-addresses/address-notes';
import DeliveryDetails from './delivery-details';

const place = { address: '5 Garden Street', latitude: 24.87, longitude: 67.02 };
const garden = anAddress({ id: 6, address: '5 Garden Street' });
const office = anAddress({ id: 5, type: 'office', address: '1 Tower Road', latitude: 24.8, longitude: 67 });
const toPage = (entries: Address[]) => ({ total: entries.length, page: 1, limit: 50, entries });

afterEach(() => {
  addressNotes.write({});
  localStorage.clear();
});

interface Setting extends TestAppOptions {
  /** The address book. */
  book?: () => Address[];
  withInstruction?: boolean;
  orderType?: 'delivery' | 'take_away';
  start?: Address | null;
}

function open({ book = () => [garden, office], start = null, ...setting }: Setting = {}) {
  const { withInstruction = true, orderType = 'delivery', ...options } = setting;
  const chosen: { address: Address | null } = { address: start };
  function Holder() {
    const [value, setValue] = useState(start);
    const change = (address: Address | null) => {
      chosen.address = address;
      setValue(address);
    };
    const props = { orderType, withInstruction, value, onChange: change };
    return <DeliveryDetails storeZoneId={1} {...props} />;
  }
  const app = renderApp(<Holder />, {
    session: { token: 'token-1', place, zoneIds: [1] },
    ...options,
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer());
      api.respond(addressList, () => toPage(book()));
      api.respond(zoneOf, { zoneIds: [1], zones: [] });
      api.respond(updateAddress, '');
      options.setUpApi?.(api);
    },
  });
  return { ...app, chosen };
}
const field = () => screen.findByRole('textbox', { name: 'Delivery instruction' });

it('is saved in the address book when it is written, and is there the next time [X-22]', async () => {
  let list = [garden, office];
  const app = open({
    book: () => list,
    setUpApi: (api) =>
      api.respond(updateAddress, ({ body }) => {
        list = [{ ...garden, note: body.additional_information ?? '' }, office];
        return 'Updated successfully!';
      }),
  });
  await app.user.type(await field(), 'Gate 4');
  expect(app.chosen.address).toMatchObject({ id: 6, note: 'Gate 4' });
  await app.user.tab();
  await waitFor(() => expect(app.api.calls(updateAddress)).toHaveLength(1));
  expect(app.api.calls(updateAddress)[0]).toMatchObject({
    params: { id: 6 },
    body: { additional_information: 'Gate 4', address: '5 Garden Street', house: '5' },
  });
  app.unmount();
  addressNotes.write({});
  open({ book: () => list });
  expect(await field()).toHaveValue('Gate 4');
});

it.each([
  ['keeps no such field', () => ''],
  [
    'refuses it',
    () => {
      throw refused(500, 'down');
    },
  ],
])('is kept by this browser where the backend %s [X-22]', async (_case, answer) => {
  const setUpApi: TestAppOptions['setUpApi'] = (api) => api.respond(updateAddress, answer);
  const app = open({ setUpApi });
  await app.user.type(await field(), 'Gate 4');
  await app.user.tab();
  await waitFor(() => expect(app.api.calls(updateAddress)).toHaveLength(1));
  expect(await field()).toHaveValue('Gate 4');
  expect(app.toasts).toEqual([]);
  app.unmount();
  const again = open({ setUpApi });
  expect(await field()).toHaveValue('Gate 4');
  // It belongs to that address.
  await again.user.click(screen.getByRole('button', { name: 'View Saved Address' }));
  await again.user.click(await screen.findByRole('radio', { name: /1 Tower Road/ }));
  await again.user.click(screen.getByRole('button', { name: 'Select' }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
});

it('gives way to a newer one of the address book [X-22]', async () => {
  addressNotes.write({ 6: { note: 'Gate 4', was: '' } });
  open({ book: () => [{ ...garden, note: 'Gate 9' }] });
  expect(await field()).toHaveValue('Gate 9');
});

it('can be edited with the address, also to nothing [X-22] [CALL-25]', async () => {
  addressNotes.write({ 6: { note: 'Gate 4', was: '' } });
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Address' }));
  const inForm = dialog.getByRole('textbox', { name: 'Delivery instruction' });
  expect(inForm).toHaveValue('Gate 4');
  await app.user.clear(inForm);
  await app.user.click(dialog.getByRole('button', { name: 'Update Address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field()).toHaveValue('');
});

it('of a guest is kept with their address [X-22] [STATE-38]', async () => {
  const session = { place, zoneIds: [1] };
  localStorage.setItem(
    'guest_address',
    JSON.stringify({ ...garden, id: null, contactEmail: 's@example.com' }),
  );
  const app = open({ session });
  await app.user.type(await field(), 'Gate 4');
  expect(app.chosen.address?.note).toBe('Gate 4');
  app.unmount();
  open({ session });
  expect(await field()).toHaveValue('Gate 4');
});

it('is not asked for take away, nor by a checkout that does not send it [ROLE-07] [X-22]', async () => {
  const app = open({ orderType: 'take_away' });
  expect(await screen.findByText('Contact Info')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  app.unmount();
  open({ withInstruction: false });
  expect(await screen.findByTestId('current-address')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
