import {
  bookTrip,
  couponList,
  customerInfo,
  rentalCart,
  updateRentalCart,
  updateRentalPlan,
  zoneOf,
} from '@shop/contract';
import type { RentalCart } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aCustomer, anAddress, aRentalCart, aZone, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './rental-checkout-page';

export const contact = anAddress({ contactEmail: 'sara@example.com' });

/** A fake of the account's slot provider. */
const Details = ({ value, onChange }: SlotProps['delivery-details']) => (
  <button onClick={() => onChange(contact)}>Contact {value?.contactName}</button>
);

export const bookedTrip = { tripId: 200_001, message: '', payAt: null, paymentId: null };
export const empty: RentalCart = { provider: null, plan: null, planId: null, lines: [] };

/** Opens the booking page for a cart, with a backend that saves changes. */
export function openBooking(cart: RentalCart = aRentalCart(), options: TestAppOptions = {}) {
  let known = cart;
  const page = (
    <>
      <Page />
      <Toaster closeLabel="Close" />
    </>
  );
  const app = renderApp(page, {
    path: '/rental/checkout',
    address: '/rental/checkout',
    resumes: true,
    slots: { 'delivery-details': Details },
    ...options,
    setUpApi: (api) => {
      api.respond(rentalCart, () => known);
      api.respond(zoneOf, { zoneIds: [1], zones: [aZone()] });
      api.respond(couponList, []);
      api.respond(customerInfo, aCustomer());
      api.respond(updateRentalPlan, ({ body }) => {
        const plan = known.plan && { ...known.plan, driver: body.driver ?? 'self' };
        return (known = { ...known, plan });
      });
      api.respond(updateRentalCart, ({ body }) => {
        const lines = known.lines.map((line) => ({ ...line, quantity: body.quantity }));
        return (known = { ...known, lines });
      });
      api.respond(bookTrip, () => {
        known = empty;
        return bookedTrip;
      });
      options.setUpApi?.(api);
    },
  });
  return { ...app, set: (next: RentalCart) => (known = next) };
}

export const button = (name: string) => screen.findByRole('button', { name });
export const total = (amount: string) =>
  waitFor(() => expect(screen.getByTestId('trip-total')).toHaveTextContent(amount));
