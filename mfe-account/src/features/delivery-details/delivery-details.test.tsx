import { addressList, customerInfo, geocode, zoneOf } from '@shop/contract';
import type { Address } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aCustomer, renderApp, type TestAppOptions } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import DeliveryDetails from './delivery-details';

const place = { address: '5 Garden Street', latitude: 24.87, longitude: 67.02 };
const zones = (...zoneIds: number[]) => ({ zoneIds, zones: [] });

/** A fake map with one button. */
const MapPicker = ({ onChange }: SlotProps['map-picker']) => (
  <button onClick={() => onChange({ latitude: 24.9, longitude: 67.1 })}>Move the pin</button>
);

function shown(props: Partial<SlotProps['delivery-details']> = {}, options: TestAppOptions = {}) {
  const chosen: { address: Address | null } = { address: null };
  function Holder() {
    const [value, setValue] = useState<Address | null>(null);
    const change = (address: Address | null) => {
      chosen.address = address;
      setValue(address);
    };
    return (
      <DeliveryDetails orderType="delivery" storeZoneId={1} {...props} value={value} onChange={change} />
    );
  }
  const session = { place, zoneIds: [1], ...options.session };
  return { chosen, ...renderApp(<Holder />, { ...options, session, slots: { 'map-picker': MapPicker } }) };
}

type App = ReturnType<typeof shown>;
const press = (app: App, name: string) => app.user.click(screen.getByRole('button', { name }));
const type = (app: App, name: string, text: string) =>
  app.user.type(screen.getByRole('textbox', { name }), text);

async function enterContact(app: App) {
  await type(app, 'Contact person name', 'Sara Ahmed');
  await type(app, 'Phone', '3001112233');
  await type(app, 'Email', 'sara@example.com');
}

afterEach(() => localStorage.clear());

describe('a guest', () => {
  it('sees that no contact is entered yet [ADDR-11] [ADDR-13]', () => {
    shown();
    expect(screen.getByText('No Contact Info Added')).toBeVisible();
    expect(screen.getByText('Please enter your contact info')).toBeVisible();
  });

  it('enters contact and address, which starts with the chosen location [ADDR-12] [ADDR-14] [ADDR-16] [ADDR-17] [STATE-38] [ROLE-02]', async () => {
    const app = shown();
    app.api.respond(zoneOf, zones(1, 2));
    await press(app, 'Add Address');
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('5 Garden Street');
    await enterContact(app);
    await type(app, 'House number', '7');
    await press(app, 'Save');
    expect(await screen.findByText('+923001112233')).toBeVisible();
    expect(screen.getByText('Sara Ahmed')).toBeVisible();
    expect(screen.getByText('House 7')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Please add your delivery address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View Saved Address' })).toBeNull();
    expect(app.chosen.address).toMatchObject({ house: '7', zoneIds: [1, 2], latitude: 24.87 });
    app.unmount();
    shown();
    expect(await screen.findByText('Sara Ahmed')).toBeVisible();
  });

  it('must enter name, phone and address [VALID-14]', async () => {
    const app = shown();
    await press(app, 'Add Address');
    await app.user.clear(await screen.findByRole('textbox', { name: 'Address' }));
    await press(app, 'Save');
    for (const text of ['Address is required', 'Name is required', 'Phone Number is required'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(app.chosen.address).toBeNull();
  });

  it('cannot choose a location that the store does not deliver to [STATE-04]', async () => {
    const app = shown();
    app.api.respond(zoneOf, zones(9));
    app.api.respond(geocode, '12 Canal Road');
    await press(app, 'Add Address');
    await app.user.click(await screen.findByRole('button', { name: 'Move the pin' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Canal Road'),
    );
    await enterContact(app);
    await press(app, 'Save');
    expect(await screen.findByText('The store does not deliver to this place.')).toBeVisible();
    expect(app.api.calls(zoneOf)[0]).toEqual({ query: { lat: 24.9, lng: 67.1 } });
    const address = screen.getByRole('textbox', { name: 'Address' });
    expect(address).toHaveAccessibleDescription('The store does not deliver to this place.');
    expect(address).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('sara@example.com');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(app.chosen.address).toBeNull();
  });

  it('is asked before a reset discards what was typed [ADDR-18] [ERR-15]', async () => {
    const app = shown();
    await press(app, 'Add Address');
    await screen.findByRole('dialog');
    await enterContact(app);
    await press(app, 'Reset');
    const sure = within(await screen.findByRole('dialog', { name: 'Are you sure, you want to reset?' }));
    expect(screen.getByDisplayValue('Sara Ahmed')).toBeInTheDocument();
    await app.user.click(sure.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByDisplayValue('Sara Ahmed')).toBeNull());
    expect(await screen.findByDisplayValue('5 Garden Street')).toBeInTheDocument();
  });

  it.each(['Escape', 'the cross'])(
    'finds again what was typed when the dialog was closed with %s, until it is saved or reset [ADDR-12] [ADDR-18]',
    async (way) => {
      const app = shown();
      app.api.respond(zoneOf, zones(1));
      const close = () => (way === 'Escape' ? app.user.keyboard('{Escape}') : press(app, 'Close'));
      const reopen = async () => {
        await close();
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await press(app, 'Add Address');
        return within(await screen.findByRole('dialog'));
      };
      await press(app, 'Add Address');
      await screen.findByRole('dialog');
      await enterContact(app);
      await type(app, 'House number', '7');
      let dialog = await reopen();
      for (const text of ['Sara Ahmed', 'sara@example.com', '7', '5 Garden Street'])
        expect(dialog.getByDisplayValue(text)).toBeVisible();
      expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('3001112233');

      await press(app, 'Reset');
      const sure = within(await screen.findByRole('dialog', { name: 'Are you sure, you want to reset?' }));
      await app.user.click(sure.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(screen.queryByDisplayValue('Sara Ahmed')).toBeNull());
      dialog = await reopen();
      expect(dialog.queryByDisplayValue('Sara Ahmed')).toBeNull();

      await enterContact(app);
      await reopen();
      await press(app, 'Save');
      await waitFor(() => expect(app.chosen.address).toMatchObject({ contactName: 'Sara Ahmed' }));
    },
  );

  it('does not see a saved address that cannot be read [F-32]', () => {
    localStorage.setItem('guest_address', '{"address": 7}');
    const app = shown();
    expect(screen.getByText('No Contact Info Added')).toBeVisible();
    expect(app.chosen.address).toBeNull();
  });

  it('enters only a contact for take away [ADDR-15] [ROLE-07]', async () => {
    const app = shown({ orderType: 'take_away' });
    await press(app, 'Add contact info');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
    await enterContact(app);
    await press(app, 'Save');
    await waitFor(() => expect(app.chosen.address).toMatchObject({ contactName: 'Sara Ahmed', address: '' }));
    expect(screen.queryByText('5 Garden Street')).not.toBeInTheDocument();
  });
});

describe('take away', () => {
  const customer: TestAppOptions = {
    session: { token: 'token-1' },
    setUpApi: (api) => api.respond(customerInfo, aCustomer()),
  };

  it('uses the customer as contact by default, and shows no addresses [ROLE-07] [ADDR-06]', async () => {
    const app = shown({ orderType: 'take_away' }, customer);
    await waitFor(() => expect(app.chosen.address).toMatchObject({ contactPhone: '+923001112233' }));
    expect(screen.queryByRole('heading', { name: 'Delivery Addresses' })).toBeNull();
    for (const name of ['View Saved Address', 'Add Address'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(app.api.calls(addressList)).toEqual([]);
  });

  it('lets a customer enter somebody else in the contact dialog [ADDR-15] [ROLE-07]', async () => {
    const app = shown({ orderType: 'take_away' }, customer);
    await app.user.click(await screen.findByRole('button', { name: 'Edit contact info' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Info' }));
    expect(dialog.queryByRole('textbox', { name: 'Address' })).toBeNull();
    await app.user.clear(dialog.getByRole('textbox', { name: 'Contact person name' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Contact person name' }), 'Omar');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.chosen.address).toMatchObject({ contactName: 'Omar' }));
    expect(localStorage.getItem('guest_address')).toBeNull();
  });
});

describe('a rental', () => {
  it('has no buttons, and every change counts at once [ADDR-18]', async () => {
    const app = shown({ isRental: true });
    await type(app, 'Contact person name', 'Sa');
    expect(app.chosen.address).toMatchObject({ contactName: 'Sa' });
    await type(app, 'Phone', '3001112233');
    expect(app.chosen.address).toMatchObject({ contactName: 'Sa', contactPhone: '+923001112233' });
    expect(screen.queryByRole('button')).toBeNull();
    app.unmount();
    const again = shown({ isRental: true });
    expect(await screen.findByDisplayValue('Sa')).toBeVisible();
    await waitFor(() => expect(again.chosen.address).toMatchObject({ contactName: 'Sa' }));
  });

  it('starts with the customer, whose changes are saved for nobody else [ADDR-18] [STATE-38]', async () => {
    const app = shown(
      { isRental: true },
      { session: { token: 'token-1' }, setUpApi: (api) => api.respond(customerInfo, aCustomer()) },
    );
    expect(await screen.findByDisplayValue('Sara Ahmed')).toBeVisible();
    expect(screen.getByDisplayValue('sara@example.com')).toBeVisible();
    await waitFor(() => expect(app.chosen.address).toMatchObject({ contactPhone: '+923001112233' }));
    await type(app, 'Contact person name', ' Khan');
    expect(app.chosen.address).toMatchObject({ contactName: 'Sara Ahmed Khan' });
    expect(localStorage.getItem('guest_address')).toBeNull();
  });

  it('keeps what was typed when the profile loads later [ADDR-18]', async () => {
    let come = () => {};
    const app = shown(
      { isRental: true },
      {
        session: { token: 'token-1' },
        setUpApi: (api) =>
          api.respond(customerInfo, () => new Promise((resolve) => (come = () => resolve(aCustomer())))),
      },
    );
    await type(app, 'Contact person name', 'Omar');
    await act(async () => come());
    expect(screen.getByDisplayValue('Omar')).toBeVisible();
    expect(app.chosen.address).toMatchObject({ contactName: 'Omar' });
  });
});
