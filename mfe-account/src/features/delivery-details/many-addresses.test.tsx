import { addressList, customerInfo } from '@shop/contract';
import type { Address } from '@shop/domain';
import { aCustomer, anAddress, renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import DeliveryDetails from './delivery-details';

const addresses = Array.from({ length: 55 }, (_, index) =>
  anAddress({ id: 100 - index, address: `Street ${100 - index}` }),
);
const oldest = addresses.at(-1) ?? null;

it('reaches every saved address, and keeps an older one that was chosen [ADDR-02] [CALL-23]', async () => {
  const onChange = jest.fn();
  function Holder() {
    const [value, setValue] = useState<Address | null>(oldest);
    const change = (address: Address | null) => {
      onChange(address);
      setValue(address);
    };
    return <DeliveryDetails orderType="delivery" storeZoneId={1} value={value} onChange={change} />;
  }
  const { user } = renderApp(<Holder />, {
    session: { token: 'token-1', zoneIds: [1] },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer());
      api.respond(addressList, ({ query: { limit = 10, offset = 1 } = {} }) => ({
        ...{ total: addresses.length, page: offset, limit },
        entries: addresses.slice((offset - 1) * limit, offset * limit),
      }));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'View Saved Address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
  expect(dialog.getAllByRole('radio', { name: /Street \d+/ })).toHaveLength(55);
  expect(dialog.getByRole('radio', { name: /Street 46/ })).toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});
