import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { OrderPrescription } from './order-prescription';

const order = { prescriptionUrls: ['/media/prescriptions/one.png'] };
const picture = () => screen.queryByRole('img', { name: 'Picture 1 of the prescription' });

it('is not shown by number and phone where the backend shows it to anybody who knows them [X-30] [F-46]', () => {
  renderApp(<OrderPrescription order={order} isOwn={false} />, { session: { capabilities: [] } });
  expect(picture()).toBeNull();
});

it('is shown to the guest who placed the order, where the backend hides it from others [X-30]', () => {
  renderApp(<OrderPrescription order={order} isOwn={false} />);
  expect(picture()).toBeVisible();
});

it('is nothing for an order without one [X-30]', () => {
  renderApp(<OrderPrescription order={{ prescriptionUrls: [] }} isOwn />);
  expect(screen.queryByText('Prescription')).toBeNull();
});
