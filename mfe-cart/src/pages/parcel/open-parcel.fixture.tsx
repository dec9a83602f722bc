import { customerInfo, distance, parcelCategories, sendParcel, zoneOf } from '@shop/contract';
import type { ParcelCategory, ParcelRates } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aCustomer, anAddress, aParcelCategory, aZone, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './parcel-page';

export const sender = anAddress({ contactEmail: 'sara@example.com' });
export const receiver = anAddress({
  id: null,
  contactName: 'Omar',
  contactPhone: '+923007654321',
  address: '9 Sea Road',
  latitude: 24.9,
  longitude: 67.1,
});

/** A fake of the account's slot provider. */
const Details = ({ value, parcelEnd, onChange }: SlotProps['delivery-details']) => (
  <button onClick={() => onChange(parcelEnd === 'receiver' ? receiver : sender)}>
    {parcelEnd} {value?.contactName}
  </button>
);

export const boxes = aParcelCategory({
  id: 4,
  name: 'Boxes',
  rates: null,
  sizes: [
    { size: 'small', heaviest: 3, charge: 0 },
    { size: 'large', heaviest: 25, charge: 400 },
  ],
});

const charges = { type: 'per_km', perKm: 0, minimum: 0, maximum: 0, fixed: 0 } as const;
export const parcelZone = aZone({ modules: [{ moduleId: 5, charges, maximumCashOrder: null }] });
export const sentParcel = { orderId: 100_007, message: '', total: null, payAt: null, paymentId: null };
/** Where the page leads after sending it. */
export const confirmed = '/order-confirmed?order_id=100007';

/** Opens the page with two kinds of parcels, and 4.2 km between both ends. `parcelRates`: the shop's. */
export function openParcel(
  { address = '/parcel/new?category=3', ...options }: TestAppOptions = {},
  categories: ParcelCategory[] = [aParcelCategory(), boxes],
  parcelRates: ParcelRates | null = { perKm: 50, minimum: 200 },
) {
  const page = (
    <>
      <Page />
      <Toaster closeLabel="Close" />
    </>
  );
  return renderApp(page, {
    path: '/parcel/new',
    address,
    resumes: true,
    slots: { 'delivery-details': Details },
    ...options,
    session: { module: { id: 5, type: 'parcel', name: 'Parcel' }, ...options.session },
    config: { ...(parcelRates && { parcelRates }), ...options.config },
    setUpApi: (api) => {
      api.respond(parcelCategories, categories);
      api.respond(zoneOf, { zoneIds: [1], zones: [parcelZone] });
      api.respond(distance, { found: true, metres: 4_200, seconds: 600 });
      api.respond(customerInfo, aCustomer());
      api.respond(sendParcel, sentParcel);
      options.setUpApi?.(api);
    },
  });
}

type App = ReturnType<typeof openParcel>;

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export async function chooseEnds({ user }: App): Promise<void> {
  await user.click(await button(/^sender/));
  await user.click(await button(/^receiver/));
}

export const total = (amount: string) =>
  waitFor(() => expect(screen.getByTestId('parcel-total')).toHaveTextContent(amount));
