import { LayerHistoryProvider, useLocation, useNavigate } from '@shop/router';
import { aLogin, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import SignInModal from './sign-in-modal';

/** A response that needs no further step. */
export const completeResponse = aLogin();

export type Payload = Parameters<typeof SignInModal>[0]['payload'];

/** The browser's own button, which works while the page below the modal is inert. */
function BrowserBack() {
  const navigate = useNavigate();
  const { layers = [] } = (useLocation().state ?? {}) as { layers?: unknown[] };
  return (
    <button data-layers={layers.length} onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

/** Opens the modal with the given command, and returns a user to fill it in. */
export async function opened(payload: Payload = { because: 'menu' }, options: TestAppOptions = {}) {
  const done = jest.fn();
  const app = renderApp(
    <LayerHistoryProvider>
      <BrowserBack />
      <SignInModal payload={payload} done={done} />
      <Toaster closeLabel="Close message" />
    </LayerHistoryProvider>,
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
  const back = () => screen.getByText('Browser back');
  /** Goes back once the history has this number of entries over the page. */
  const goBack = async (layers: number) => {
    await waitFor(() => expect(back().dataset.layers).toBe(String(layers)));
    fireEvent.click(back());
  };
  return { ...app, done, fill, press, send, goBack };
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
