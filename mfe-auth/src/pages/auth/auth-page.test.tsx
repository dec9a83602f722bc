import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Page } from './auth-page';

it('has the form that was chosen in its address, so that a reload shows it again [LANG-01] [AUTH-01]', async () => {
  const { user, address } = renderApp(<Page />, { address: '/auth?next=%2Fcheckout' });
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  expect(address()).toBe('/auth?next=%2Fcheckout&mode=sign-up');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(address()).toBe('/auth?next=%2Fcheckout&mode=sign-in');
});
