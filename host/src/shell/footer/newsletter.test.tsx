/** @jest-environment-options {"styles": true} */
import { landingTexts, subscribeToNewsletter } from '@shop/contract';
import { Refusal, renderApp } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen } from '@testing-library/react';
import { Newsletter } from './newsletter';

const show = (answers: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(
    <>
      <Newsletter />
      <Toaster closeLabel="Close" />
    </>,
    answers,
  );
const field = () => screen.getByRole('textbox', { name: 'Your e-mail' });
const button = () => screen.getByRole('button', { name: 'Subscribe' });

it("shows the shop's own text [FOOT-01] [ENT-50]", async () => {
  const texts = {
    footer: '',
    newsletterTitle: 'Letters from the harbour',
    newsletterText: 'Each Friday.',
    apps: { playStoreUrl: null, appStoreUrl: null },
  };
  show({ setUpApi: (api) => api.respond(landingTexts, texts) });
  expect(await screen.findByRole('heading', { name: 'Letters from the harbour' })).toBeVisible();
  expect(screen.getByText('Each Friday.')).toBeVisible();
});

it('is empty again after subscribing, and shows a message [STATE-54] [CALL-31] [ERR-01] [GEN-14]', async () => {
  const { api, user } = show({
    setUpApi: (api) => api.respond(subscribeToNewsletter, 'Subscribed Successfully'),
  });
  await user.type(field(), ' noor@example.com ');
  await user.click(button());
  expect(await screen.findByText('Subscribed Successfully')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(api.calls(subscribeToNewsletter)).toMatchObject([{ body: { email: 'noor@example.com' } }]);
});

it('shows at the field that an e-mail is invalid, keeps it, and sends nothing [VALID-33]', async () => {
  const { api, user } = show();
  await user.type(field(), 'noor@');
  await user.click(button());
  expect(screen.getByText('Please insert a valid email.')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('noor@');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(api.calls(subscribeToNewsletter)).toEqual([]);
});

it("shows the server's refusal at the field [VALID-33]", async () => {
  const errors = [{ code: 'email', message: 'Please insert a valid email.' }];
  const refuse = () => {
    throw new Refusal(403, { errors });
  };
  const { user } = show({ setUpApi: (api) => api.respond(subscribeToNewsletter, refuse) });
  await user.type(field(), 'a@b.example');
  await user.click(button());
  expect(await screen.findByText('Please insert a valid email.')).toBeVisible();
  expect(field()).toHaveValue('a@b.example');
});

it('moves the button below the field where both do not fit [FOOT-01]', async () => {
  show();
  await screen.findByRole('heading');
  const row = field().parentElement;
  expect(row).toHaveStyle({ flexWrap: 'wrap' });
  expect(row).toContainElement(button());
  expect(field()).toHaveStyle({ flexBasis: '13rem' });
});
