/** @jest-environment-options {"styles": true} */
import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { AmountChoices } from './amount-choices';

it('gives the common amounts columns that grow with the text [WALL-01]', async () => {
  renderApp(<AmountChoices current={25} onChoose={jest.fn()} />);
  const row = await screen.findByRole('group');
  expect(row).toHaveStyle({ gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))' });
});
