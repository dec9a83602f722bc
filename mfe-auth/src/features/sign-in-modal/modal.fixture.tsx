import { aLogin, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen } from '@testing-library/react';
import SignInModal from './sign-in-modal';

/** A response that needs no further step. */
export const entered = aLogin();

export type Payload = Parameters<typeof SignInModal>[0]['payload'];

/** Opens the modal with the given command, and returns a user to fill it in. */
export async function opened(payload: Payload = { because: 'menu' }, options: TestAppOptions = {}) {
  const done = jest.fn();
  const app = renderApp(
    <>
      <SignInModal payload={payload} done={done} />
      <Toaster closeLabel="Close message" />
    </>,
    options,
  );
  await screen.findByRole('dialog');
  const fill = async (contact: string, password: string) => {
    await app.user.type(screen.getByRole('textbox', { name: 'Email or phone' }), contact);
    await app.user.type(screen.getByLabelText(/Password/), password);
  };
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  const send = (name = 'Sign In') =>
    app.user.click(
      screen.getAllByRole('button', { name }).find((button) => button.matches('[type=submit]'))!,
    );
  return { ...app, done, fill, press, send };
}

/** Fills the sign-up form with valid values. */
export async function fillForm(app: Awaited<ReturnType<typeof opened>>, password = 'secret') {
  const put = async (field: HTMLElement, text: string) => {
    await app.user.click(field);
    await app.user.paste(text);
  };
  await put(await screen.findByRole('textbox', { name: 'Name' }), 'Sara');
  await put(screen.getByRole('textbox', { name: 'Email' }), 'sara@example.com');
  await put(screen.getByRole('textbox', { name: 'Phone' }), '3001112233');
  await put(screen.getByLabelText(/^Password/), password);
  await put(screen.getByLabelText(/^Confirm password/), password);
  await app.user.click(screen.getByRole('checkbox'));
  await app.send('Sign Up');
}
