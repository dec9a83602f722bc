import { addAddress, addressList, customerInfo, geocode, zoneOf } from '@shop/contract';
import type { Address } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aCustomer, anAddress, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import DeliveryDetails from './delivery-details';

const seen = jest.fn();

function Receiver() {
  const [value, setValue] = useState<Address | null>(null);
  const choose = (address: Address | null) => {
    seen(address);
    setValue(address);
  };
  return (
    <DeliveryDetails
      orderType="delivery"
      storeZoneId={null}
      parcelEnd="receiver"
      value={value}
      onChange={choose}
    />
  );
}

const office = anAddress({ id: 8, type: 'office', address: '1 Harbour Tower', contactName: 'Sara' });

/** A fake of the map: its button moves the pin. */
const Map = ({ onChange }: SlotProps['map-picker']) => (
  <button onClick={() => onChange({ latitude: 24.9, longitude: 67.1 }, '9 Sea Road')}>Pin</button>
);

const open = (options: TestAppOptions = {}) =>
  renderApp(<Receiver />, {
    slots: { 'map-picker': Map },
    ...options,
    session: { place: { latitude: 24.87, longitude: 67.02, address: 'Saddar' }, ...options.session },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer());
      api.respond(addressList, { total: 1, page: 1, limit: 50, entries: [office] });
      api.respond(zoneOf, { zoneIds: [1], zones: [] });
      api.respond(geocode, 'Somewhere');
      options.setUpApi?.(api);
    },
  });

beforeEach(() => seen.mockReset());
afterEach(() => localStorage.clear());

async function enter({ user }: ReturnType<typeof open>) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pin' }));
  await user.type(dialog.getByRole('textbox', { name: /Contact person name/ }), 'Omar');
  await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '3007654321');
}

async function fillIn(app: ReturnType<typeof open>) {
  await enter(app);
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
}

it('chooses nobody by itself, and takes a guest’s receiver without their e-mail [X-31]', async () => {
  const app = open();
  expect(screen.getByText('Who receives the parcel, and where?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View Saved Address' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Add the receiver' }));
  expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
  await fillIn(app);
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  expect(seen.mock.calls[0]?.[0]).toMatchObject({
    id: null,
    address: '9 Sea Road',
    contactName: 'Omar',
    zoneIds: [1],
  });
  expect(await screen.findByText('Omar')).toBeVisible();
  // It is not the guest's own contact.
  expect(JSON.stringify({ ...localStorage })).not.toContain('Omar');
});

it('fills in a saved address of the customer, whose contact can be changed, and saves nothing [X-31]', async () => {
  const app = open({ session: { token: 't' } });
  const { user, api } = app;
  await waitFor(() => expect(screen.getByRole('button', { name: 'View Saved Address' })).toBeEnabled());
  expect(seen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'View Saved Address' }));
  await user.click(await screen.findByRole('radio', { name: /1 Harbour Tower/ }));
  await user.click(screen.getByRole('button', { name: 'Select' }));
  const name = await screen.findByRole('textbox', { name: /Contact person name/ });
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('1 Harbour Tower');
  await user.clear(name);
  await user.type(name, 'Omar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  expect(seen.mock.calls[0]?.[0]).toMatchObject({ address: '1 Harbour Tower', contactName: 'Omar' });
  expect(api.calls(addAddress)).toEqual([]);
});

it('refuses a place to which nothing is brought [X-31] [STATE-04]', async () => {
  const app = open({
    setUpApi: (api) =>
      api.respond(zoneOf, () => {
        throw refused(404, 'Nowhere');
      }),
  });
  await app.user.click(screen.getByRole('button', { name: 'Add the receiver' }));
  await fillIn(app);
  expect(await screen.findByText('Parcels are not delivered to this place.')).toBeVisible();
  expect(seen).not.toHaveBeenCalled();
});

it('asks for the point of a new place: where the visitor is, is not where it goes [X-31]', async () => {
  const app = open({ slots: { 'map-picker': () => null } });
  await app.user.click(screen.getByRole('button', { name: 'Add the receiver' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByRole('textbox', { name: /^Address/ }), 'Somewhere else');
  await app.user.type(dialog.getByRole('textbox', { name: /Contact person name/ }), 'Omar');
  await app.user.type(dialog.getByRole('textbox', { name: /Phone/ }), '3007654321');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Find the place on the map: search for it, or move the pin.')).toBeVisible();
  expect(seen).not.toHaveBeenCalled();
});

it('takes the visitor’s own place where it was chosen on the map [X-31]', async () => {
  const Here = ({ value, onChange }: SlotProps['map-picker']) => (
    <button onClick={() => onChange(value, 'Saddar')}>Pin</button>
  );
  const app = open({ slots: { 'map-picker': Here } });
  await app.user.click(screen.getByRole('button', { name: 'Add the receiver' }));
  await fillIn(app);
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  expect(seen.mock.calls[0]?.[0]).toMatchObject({ address: 'Saddar', latitude: 24.87, longitude: 67.02 });
});

it('finds the receiver again whose dialog was closed, with the point that was chosen on the map [X-31]', async () => {
  const Here = ({ value, onChange }: SlotProps['map-picker']) => (
    <button onClick={() => onChange(value, 'Saddar')}>Pin</button>
  );
  const app = open({ slots: { 'map-picker': Here } });
  await app.user.click(screen.getByRole('button', { name: 'Add the receiver' }));
  await enter(app);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).not.toHaveBeenCalled();
  await app.user.click(screen.getByRole('button', { name: 'Add the receiver' }));
  expect(await screen.findByDisplayValue('Omar')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  expect(seen.mock.calls[0]?.[0]).toMatchObject({ address: 'Saddar', contactName: 'Omar', latitude: 24.87 });
});
