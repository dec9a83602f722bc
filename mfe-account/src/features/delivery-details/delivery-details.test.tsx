import { addAddress, addressList, customerInfo, geocode, updateAddress, zoneOf } from '@shop/contract';
import type { Address } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aCustomer, anAddress, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import DeliveryDetails from './delivery-details';

const place = { address: '5 Garden Street', latitude: 24.87, longitude: 67.02 };
const pageOf = (entries: Address[]) => ({ total: entries.length, page: 1, limit: 50, entries });
const zones = (...zoneIds: number[]) => ({ zoneIds, zones: [] });

/** A map of which only one thing can be done. */
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

async function giveContact(app: App) {
  await type(app, 'Contact person name', 'Sara Ahmed');
  await type(app, 'Phone', '3001112233');
  await type(app, 'Email', 'sara@example.com');
}

afterEach(() => localStorage.clear());

describe('a guest', () => {
  it('is told that no contact was given yet [ADDR-13]', () => {
    shown();
    expect(screen.getByText('No Contact Info Added')).toBeVisible();
    expect(screen.getByText('Please enter your contact info')).toBeVisible();
  });

  it('gives contact and address; the address begins with the chosen place [ADDR-12] [ADDR-17] [STATE-38]', async () => {
    const app = shown();
    app.api.answer(zoneOf, zones(1, 2));
    await press(app, 'Add Address');
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('5 Garden Street');
    await giveContact(app);
    await type(app, 'House number', '7');
    await press(app, 'Save');
    expect(await screen.findByText('+923001112233')).toBeVisible();
    expect(screen.getByText('Sara Ahmed')).toBeVisible();
    expect(screen.getByText('House 7')).toBeVisible();
    expect(app.chosen.address).toMatchObject({ house: '7', zoneIds: [1, 2], latitude: 24.87 });
    app.unmount();
    shown();
    expect(await screen.findByText('Sara Ahmed')).toBeVisible();
  });

  it('must give name, phone and address [VALID-14]', async () => {
    const app = shown();
    await press(app, 'Add Address');
    await app.user.clear(await screen.findByRole('textbox', { name: 'Address' }));
    await press(app, 'Save');
    for (const words of ['Address is required', 'Name is required', 'Phone Number is required'])
      expect(await screen.findByText(words)).toBeVisible();
    expect(app.chosen.address).toBeNull();
  });

  it('is refused a place that the store does not deliver to [STATE-04]', async () => {
    const app = shown();
    app.api.answer(zoneOf, zones(9));
    app.api.answer(geocode, '12 Canal Road');
    await press(app, 'Add Address');
    await app.user.click(await screen.findByRole('button', { name: 'Move the pin' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Canal Road'),
    );
    await giveContact(app);
    await press(app, 'Save');
    expect(await screen.findByText('The store does not deliver to this place.')).toBeVisible();
    expect(app.api.calls(zoneOf)[0]).toEqual({ query: { lat: 24.9, lng: 67.1 } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(app.chosen.address).toBeNull();
  });

  it('gives only a contact for take away [ADDR-15] [ROLE-07]', async () => {
    const app = shown({ orderType: 'take_away' });
    await press(app, 'Add contact info');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
    await giveContact(app);
    await press(app, 'Save');
    await waitFor(() => expect(app.chosen.address).toMatchObject({ contactName: 'Sara Ahmed', address: '' }));
    expect(screen.queryByText('5 Garden Street')).not.toBeInTheDocument();
  });
});

describe('a customer', () => {
  const saved = [
    anAddress({ id: 4, address: 'Far away', zoneIds: [9] }),
    anAddress({ id: 5, type: 'office', address: '1 Tower Road', latitude: 24.8, longitude: 67.0 }),
    anAddress({ id: 6, address: '5 Garden Street' }),
  ];
  const customer = (list: () => Address[], more: TestAppOptions['answers'] = () => {}): TestAppOptions => ({
    session: { token: 'token-1' },
    answers: (api) => {
      api.answer(customerInfo, aCustomer());
      api.answer(addressList, () => pageOf(list()));
      api.answer(zoneOf, zones(1));
      more(api);
    },
  });

  it('chooses among the addresses of the zone, the current place first [STATE-04]', async () => {
    const app = shown(
      {},
      customer(() => saved),
    );
    const cards = await screen.findAllByRole('radio');
    expect(cards).toHaveLength(2);
    expect(cards[0]).toBeChecked();
    expect(app.chosen.address?.id).toBe(6);
    await app.user.click(cards[1]!);
    expect(app.chosen.address?.id).toBe(5);
  });

  it('adds an address and goes on with it [STATE-37] [STATE-39] [CALL-24]', async () => {
    let list = saved;
    const app = shown(
      {},
      customer(
        () => list,
        (api) => {
          api.answer(addAddress, () => {
            list = [...saved, anAddress({ id: 7, address: '9 New Street', latitude: 24.9 })];
            return 'Successfully added!';
          });
        },
      ),
    );
    await screen.findAllByRole('radio');
    await press(app, 'Add Address');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Add Address' }));
    await waitFor(() => expect(app.chosen.address?.id).toBe(7));
    expect(app.api.calls(addAddress)[0]?.body).toMatchObject({
      contact_person_name: 'Sara Ahmed',
      contact_person_number: '+923001112233',
      address: '5 Garden Street',
    });
  });

  it('updates the chosen address under the words of it [STATE-37]', async () => {
    const app = shown(
      {},
      customer(() => saved),
    );
    app.api.answer(updateAddress, 'Updated successfully!');
    await screen.findAllByRole('radio');
    await press(app, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Address' }));
    await app.user.click(dialog.getByRole('button', { name: 'Update Address' }));
    await waitFor(() => expect(app.api.calls(updateAddress)[0]).toMatchObject({ params: { id: 6 } }));
  });

  it('without a saved address goes on with the chosen place [ADDR-08]', async () => {
    const app = shown(
      {},
      customer(() => []),
    );
    expect(await screen.findByRole('radio', { name: /Selected Address/ })).toBeChecked();
    expect(app.chosen.address).toMatchObject({
      id: null,
      address: '5 Garden Street',
      contactName: 'Sara Ahmed',
    });
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('is a contact for take away without doing anything [ROLE-07]', async () => {
    const app = shown(
      { orderType: 'take_away' },
      customer(() => saved),
    );
    await waitFor(() => expect(app.chosen.address).toMatchObject({ contactPhone: '+923001112233' }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('can try again when the addresses do not come', async () => {
    const app = shown(
      {},
      customer(() => {
        throw refused(400, 'no');
      }),
    );
    expect(await screen.findByText('Your addresses could not be loaded.')).toBeVisible();
    app.api.answer(addressList, pageOf(saved));
    await press(app, 'Try again');
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });
});
