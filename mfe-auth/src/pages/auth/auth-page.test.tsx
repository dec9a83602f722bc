import { login, verifyContact } from '@shop/contract';
import { LayerHistoryProvider, useLocation, useNavigate } from '@shop/router';
import { aLogin, renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
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

/** The browser's own button. */
function BrowserBack() {
  const navigate = useNavigate();
  const { layers = [] } = (useLocation().state ?? {}) as { layers?: unknown[] };
  return <button onClick={() => void navigate(-1)}>Back over {layers.length}</button>;
}

it("returns from the code to the typed form on the browser's Back, and leaves when signed in [STATE-43] [X-13]", async () => {
  const { user, address, api } = renderApp(
    <LayerHistoryProvider>
      <BrowserBack />
      <Page />
    </LayerHistoryProvider>,
    { address: '/auth?next=%2Fcheckout' },
  );
  api.respond(login, aLogin({ token: null, phoneVerified: false, phone: '+923001112233' }));
  await user.type(await screen.findByRole('textbox', { name: 'Email or phone' }), 'sara@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret1{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Enter the code' });
  await user.click(await screen.findByRole('button', { name: 'Back over 1' }));
  expect(await screen.findByRole('textbox', { name: 'Email or phone' })).toHaveValue('sara@example.com');
  expect(address()).toBe('/auth?next=%2Fcheckout');

  await user.type(screen.getByLabelText(/^Password/), '{Enter}');
  await screen.findByRole('button', { name: 'Back over 1' });
  api.respond(verifyContact, aLogin());
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456{Enter}');
  await waitFor(() => expect(address()).toBe('/checkout'));
  await screen.findByRole('button', { name: 'Back over 0' });
});
