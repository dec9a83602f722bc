/** @jest-environment-options {"styles": true} */
import { addAddress, addressList, customerInfo, updateAddress, zoneOf } from '@shop/contract';
import { chooseLocation } from '@shop/session';
import type { Address } from '@shop/domain';
import { aCustomer, anAddress, refused, renderApp, type FakeApi } from '@shop/testing';
import { toast } from '@shop/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import DeliveryDetails from './delivery-details';

const place = { address: '5 Garden Street', latitude: 24.87, longitude: 67.02 };
const toPage = (entries: Address[]) => ({ total: entries.length, page: 1, limit: 50, entries });
const far = anAddress({ id: 4, address: 'Far away', zoneIds: [9] });
const office = anAddress({ id: 5, type: 'office', address: '1 Tower Road', latitude: 24.8, longitude: 67 });
const garden = anAddress({ id: 6, address: '5 Garden Street' });
const saved = [far, office, garden];

interface Setting {
  list?: () => Address[];
  setUpApi?: (api: FakeApi) => void;
  start?: Address | null;
  phone?: string;
}

function shown({ list = () => saved, setUpApi, start = null, phone }: Setting = {}) {
  const chosen: { address: Address | null } = { address: start };
  function Holder() {
    const [value, setValue] = useState(start);
    const change = (address: Address | null) => {
      chosen.address = address;
      setValue(address);
    };
    return <DeliveryDetails orderType="delivery" storeZoneId={1} value={value} onChange={change} />;
  }
  const app = renderApp(<Holder />, {
    session: { token: 'token-1', place, zoneIds: [1] },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer(phone === undefined ? {} : { phone }));
      api.respond(addressList, () => toPage(list()));
      api.respond(zoneOf, { zoneIds: [1], zones: [] });
      setUpApi?.(api);
    },
  });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, chosen, press };
}

afterEach(() => jest.restoreAllMocks());

const card = () => screen.findByTestId('current-address');
/** A list that has one more address once one was saved. */
function growing(more: Address) {
  let list = saved;
  return {
    list: () => list,
    setUpApi: (api: FakeApi) =>
      api.respond(addAddress, () => {
        list = [...saved, more];
        return 'Successfully added!';
      }),
  };
}

it('starts with the saved address of the location, under its heading [ADDR-05] [ADDR-06] [ADDR-08] [STATE-04] [CALL-23]', async () => {
  const { chosen, api } = shown();
  expect(await card()).toHaveTextContent('Home5 Garden StreetHouse 5Sara Ahmed · +923001112233');
  expect(screen.getByRole('heading', { name: 'Delivery Addresses' })).toBeVisible();
  expect(within(await card()).getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(chosen.address).toEqual(garden);
  expect(api.calls(addressList)).toHaveLength(1);
});

it('lists what the store delivers to, the current one first, and takes it only on Select [ADDR-01] [ADDR-02] [STATE-04]', async () => {
  const { user, chosen, press } = shown();
  await press('View Saved Address');
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
  const cards = dialog.getAllByRole('radio');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Add Address' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /1 Tower Road/ }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(chosen.address?.id).toBe(6);
  await press('View Saved Address');
  await user.click(await screen.findByRole('radio', { name: /1 Tower Road/ }));
  await press('Select');
  expect(chosen.address?.id).toBe(5);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'View Saved Address' })).toHaveFocus();
});

it('scrolls the list at 40vh, in a dialog as wide as the window allows [BIZ-12]', async () => {
  const { press } = shown();
  await press('View Saved Address');
  expect(await screen.findByTestId('saved-addresses')).toHaveStyle({ maxBlockSize: '40vh' });
  const css = [...document.styleSheets].flatMap((body) => [...body.cssRules]).map((rule) => rule.cssText);
  const insets = ' - var\\(--inset-start, 0px\\) - var\\(--inset-end, 0px\\)';
  for (const [least, width] of [
    ['37.5', '400'],
    ['56.25', '458'],
  ])
    expect(css.join('')).toMatch(
      new RegExp(
        `min-width: ?${least}em\\) ?\\{[^}]*inline-size: ?min\\(calc\\(100%${insets} - 32px\\), ?${width}px`,
      ),
    );
  expect(css.join('')).toMatch(/inline-size: ?max\(100%, ?300px\)/);
});

it.each([
  [
    'none at all',
    [],
    'You don’t have any saved address yet. please save address to continue',
    'Oops',
    'ADDR-03',
  ],
  ['none that the store delivers to', [far], 'No saved addresses found to select.', '', 'ADDR-04'],
])('has %s, says so and offers to add one [ADDR-03] [ADDR-04]', async (_case, list, message, title) => {
  const { press } = shown({ list: () => list });
  await press('View Saved Address');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(message)).toBeVisible();
  if (title) expect(dialog.getByText(title)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Select' })).toBeDisabled();
  await press('Add Address');
  expect(await screen.findByRole('dialog', { name: 'Add Address' })).toBeVisible();
});

it('finds a new address again whose dialog was closed, and begins the next one afresh once it is saved [ADDR-07] [ADDR-10]', async () => {
  const app = shown(growing(anAddress({ id: 7, address: '9 New Street', latitude: 24.9 })));
  const getHouse = async () => {
    await app.press('Add Address');
    const dialog = await screen.findByRole('dialog', { name: 'Add Address' });
    return within(dialog).getByRole('textbox', { name: 'House number' });
  };
  await app.user.type(await getHouse(), '31');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.click(within(await card()).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: 'House number' })).toHaveValue('5');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await getHouse()).toHaveValue('31');
  const dialog = within(screen.getByRole('dialog', { name: 'Add Address' }));
  await app.user.click(dialog.getByRole('button', { name: 'Add Address' }));
  await waitFor(() => expect(app.chosen.address?.id).toBe(7));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await getHouse()).toHaveValue('');
});

it('adds an address, says so, and chooses it [ADDR-07] [ADDR-10] [BIZ-21] [STATE-37] [STATE-39] [CALL-24]', async () => {
  const shownMessage = jest.spyOn(toast, 'success');
  const app = shown(growing(anAddress({ id: 7, address: '9 New Street', latitude: 24.9 })));
  await app.press('Add Address');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Address' }));
  expect(dialog.getByRole('group', { name: 'Label As' })).toHaveTextContent('HomeOfficeOther');
  for (const name of ['Street number', 'House number', 'Floor'])
    await app.user.type(dialog.getByRole('textbox', { name }), '3');
  expect(dialog.getByRole('checkbox', { name: 'Save this Address' })).toBeChecked();
  await app.user.click(dialog.getByRole('radio', { name: 'Office' }));
  await app.user.click(dialog.getByRole('button', { name: 'Add Address' }));
  await waitFor(() => expect(app.chosen.address?.id).toBe(7));
  expect(shownMessage.mock.calls).toEqual([['Successfully added!']]);
  expect(app.api.calls(addAddress)[0]?.body).toEqual({
    contact_person_name: 'Sara Ahmed',
    contact_person_number: '+923001112233',
    address_type: 'office',
    address: '5 Garden Street',
    latitude: '24.87',
    longitude: '67.02',
    additional_information: '',
    road: '3',
    house: '3',
    floor: '3',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('uses an address once without saving it [ADDR-10]', async () => {
  const app = shown();
  await app.press('Add Address');
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('checkbox', { name: 'Save this Address' }));
  await app.user.type(dialog.getByRole('textbox', { name: 'House number' }), '12');
  await app.user.click(dialog.getByRole('button', { name: 'Add Address' }));
  await waitFor(() => expect(app.chosen.address).toMatchObject({ id: null, house: '12' }));
  expect(app.api.calls(addAddress)).toEqual([]);
  expect(await card()).toHaveTextContent('Selected Address');
});

it('updates the chosen address, with the texts for that [STATE-37] [STATE-39] [CALL-25]', async () => {
  let list = saved;
  const shownMessage = jest.spyOn(toast, 'success');
  const app = shown({
    list: () => list,
    setUpApi: (api) =>
      api.respond(updateAddress, () => {
        list = [far, office, { ...garden, house: '99' }];
        return 'Updated successfully!';
      }),
  });
  await app.press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Address' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: 'Update Address' }));
  await waitFor(() => expect(app.chosen.address).toMatchObject({ id: 6, house: '99' }));
  expect(shownMessage.mock.calls).toEqual([['Updated successfully!']]);
  expect(app.api.calls(updateAddress)[0]).toMatchObject({ params: { id: 6 }, body: { house: '5' } });
});

it('keeps what was typed when the address is refused', async () => {
  const app = shown({
    setUpApi: (api) =>
      api.respond(addAddress, () => {
        throw refused(500, 'down');
      }),
  });
  await app.press('Add Address');
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByRole('textbox', { name: 'House number' }), '12');
  await app.user.click(dialog.getByRole('button', { name: 'Add Address' }));
  await waitFor(() => expect(app.toasts).toHaveLength(1));
  expect(dialog.getByRole('textbox', { name: 'House number' })).toHaveValue('12');
});

it('offers to save a location that is only selected, and not to edit it [ADDR-08] [ADDR-09]', async () => {
  const app = shown({ list: () => [] });
  expect(await card()).toHaveTextContent('Selected Address');
  expect(app.chosen.address).toMatchObject({
    id: null,
    address: '5 Garden Street',
    contactName: 'Sara Ahmed',
  });
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await app.press('Save Address');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Address' }));
  expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('5 Garden Street');
});

it('follows a change of location, unless an address was chosen [STATE-01]', async () => {
  const app = shown({ list: () => [] });
  await card();
  act(() =>
    chooseLocation(app.session, app.bus, { address: 'Harbour', latitude: 24.7, longitude: 66.9 }, [1]),
  );
  await waitFor(() => expect(app.chosen.address?.address).toBe('Harbour'));
});

it('keeps an unsaved address over a reload, and drops one that the store does not deliver to', async () => {
  const once = anAddress({ id: null, address: 'A friend' });
  const savedView = shown({ start: once });
  expect(await card()).toHaveTextContent('A friend');
  expect(savedView.chosen.address).toEqual(once);
  savedView.unmount();
  const app = shown({ start: { ...once, zoneIds: [9] } });
  await waitFor(() => expect(app.chosen.address?.id).toBe(6));
});

it('refuses an address without a phone, and says what to do', async () => {
  shown({ list: () => [], phone: '' });
  expect(await screen.findByText("No saved address in the store's delivery area")).toBeVisible();
});

it('offers a retry when the addresses cannot be loaded', async () => {
  const app = shown({
    list: () => {
      throw refused(400, 'no');
    },
  });
  expect(await screen.findByText('Your addresses could not be loaded.')).toBeVisible();
  app.api.respond(addressList, toPage(saved));
  await app.press('Try again');
  expect(await card()).toHaveTextContent('5 Garden Street');
});

it('says that the address is not the place in the header, and uses it there, too [STATE-01] [D-05]', async () => {
  const { press, session } = shown({ start: office });
  expect(await screen.findByText(/This address is .*8.* km.* away from .*5 Garden Street/)).toBeVisible();
  await press('Use this address there, too');
  expect(session.getState().place).toEqual({ address: '1 Tower Road', latitude: 24.8, longitude: 67 });
  await waitFor(() => expect(screen.queryByText(/This address is/)).toBeNull());
});
