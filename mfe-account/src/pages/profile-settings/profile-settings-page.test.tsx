import { addressList, customerInfo, deleteAddress, updateProfile } from '@shop/contract';
import type { Customer, ProfileResponse } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aConfig, aCustomer, anAddress, Refusal, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from './profile-settings-page';

const saved: ProfileResponse = { message: 'Profile updated successfully.', pendingVerification: null };
const listed = (entries = [anAddress()]) => ({ total: entries.length, page: 1, limit: 50, entries });
const loginWith = (own: Partial<ReturnType<typeof aConfig>['login']>) => ({
  login: { ...aConfig().login, ...own },
});

function open(own: Partial<Customer> = {}, { setUpApi, ...options }: TestAppOptions = {}) {
  return renderApp(
    <>
      <Page />
      <Toaster closeLabel="Close" />
    </>,
    {
      address: '/profile?page=profile-settings',
      session: { token: 'token', guestId: null },
      ...options,
      setUpApi: (api) => {
        api.respond(customerInfo, aCustomer(own));
        api.respond(addressList, listed());
        api.respond(updateProfile, saved);
        setUpApi?.(api);
      },
    },
  );
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });
const sent = (app: ReturnType<typeof open>, index = 0) => {
  const { body } = app.api.calls(updateProfile)[index] ?? {};
  return Object.fromEntries([...(body as FormData).entries()]);
};
const refusing = (code: string, message: string) => () => {
  throw new Refusal(403, { errors: [{ code, message }] });
};

it('leads to the shopping lists from their name among the pages of the account [X-29] [ROUTE-09]', async () => {
  const { address } = open({}, { address: '/profile?page=lists' });
  await waitFor(() => expect(address()).toBe('/lists'));
});

it('sends changed and unchanged fields, says so and shows the saved account [PROF-01] [STATE-34] [CALL-03]', async () => {
  const app = open();
  const name = await nameField();
  expect(name).toHaveValue('Sara Ahmed');
  await app.user.clear(name);
  await app.user.type(name, 'Sara Khan');
  app.api.respond(customerInfo, aCustomer({ lastName: 'Khan' }));
  await app.user.click(saveButton());
  expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
  expect(sent(app)).toEqual({
    name: 'Sara Khan',
    email: 'sara@example.com',
    phone: '+923001112233',
    button_type: 'profile',
  });
  await waitFor(() => expect(screen.getByText('Sara Khan', { selector: 'bdi' })).toBeVisible());
});

it('warns where nothing has changed, and sends nothing [STATE-35] [ERR-06]', async () => {
  const { user, api } = open();
  await nameField();
  await user.click(saveButton());
  expect(await screen.findByText('No changes found to update.')).toBeVisible();
  expect(api.calls(updateProfile)).toEqual([]);
});

it('reports an ended session once, not again with its own message [D-29]', async () => {
  const message = 'Please sign in again to go on.';
  const app = open(
    {},
    {
      setUpApi: (api) =>
        api.respond(updateProfile, () => {
          throw new Refusal(401, { errors: [{ code: 'auth-002', message }] });
        }),
    },
  );
  await app.user.type(await nameField(), 'a');
  await app.user.click(saveButton());
  await waitFor(() => expect(app.session.getState().token).toBeNull());
  expect(app.toasts).toEqual([message]);
  expect(screen.queryByText(message)).toBeNull();
});

it('requires a name, and shows the server’s refusals at their fields [VALID-10] [CALL-03]', async () => {
  const { user, api } = open();
  const name = await nameField();
  await user.clear(name);
  await user.click(saveButton());
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(name).toHaveFocus();
  await user.type(name, 'Sara');
  api.respond(updateProfile, refusing('email', 'This email has an account already.'));
  await user.click(saveButton());
  expect(await screen.findByText('This email has an account already.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(name).toHaveValue('Sara');
});

/** A fake of the slot in which another app asks for the code. */
function Entering({ contact, onEntered }: SlotProps['contact-code']) {
  return (
    <button type="button" onClick={() => void onEntered('123456', '')}>
      enter 123456 for {contact}
    </button>
  );
}

describe('contacts', () => {
  it('are marked when verified; a verified phone cannot be changed [PROF-02]', async () => {
    open();
    await nameField();
    expect(screen.getByText('Not Changeable')).toBeVisible();
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeDisabled();
  });

  it('are verified by a code, where the shop requires that [PROF-02] [PROF-04] [STATE-33]', async () => {
    const app = open(
      { emailVerified: false },
      {
        config: loginWith({ emailVerification: true }),
        slots: { 'contact-code': Entering },
        setUpApi: (api) =>
          api.respond(updateProfile, ({ body }): ProfileResponse => {
            if (!body.has('otp'))
              return { message: '', pendingVerification: { kind: 'email', medium: 'email' } };
            if (body.get('otp') === '123456') return saved;
            throw new Refusal(403, { errors: [] });
          }),
      },
    );
    await nameField();
    await app.user.click(screen.getByRole('button', { name: 'Verify email' }));
    await screen.findByRole('dialog', { name: 'Enter the code' });
    await app.user.click(await screen.findByRole('button', { name: 'enter 123456 for sara@example.com' }));
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
    expect(sent(app).button_type).toBe('email');
    expect(sent(app, 1)).toEqual({
      name: 'Sara Ahmed',
      email: 'sara@example.com',
      phone: '+923001112233',
      otp: '123456',
      verification_on: 'email',
      verification_medium: 'email',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('have no such button where the shop does not verify them [PROF-02]', async () => {
    open({ emailVerified: false, phoneVerified: false });
    await nameField();
    expect(screen.queryByRole('button', { name: /^Verify/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeEnabled();
  });
});

it('asks for a new password twice, where there are passwords [PROF-01]', async () => {
  const app = open();
  await nameField();
  await app.user.type(screen.getByLabelText('New password'), '12345');
  await app.user.click(saveButton());
  expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
  await app.user.type(screen.getByLabelText('New password'), '6');
  expect(await screen.findByText('Passwords must match')).toBeVisible();
  await app.user.type(screen.getByLabelText('Confirm new password'), '123456');
  await app.user.click(saveButton());
  await waitFor(() => expect(sent(app).password).toBe('123456'));
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
});

it('has no password fields where the shop has no sign-in by password [PROF-01]', async () => {
  open({}, { config: loginWith({ manual: false }) });
  await nameField();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

describe('the photo', () => {
  const choose = async (type: string, bytes = 10) => {
    await nameField();
    const file = new File([new Uint8Array(bytes)], 'me', { type });
    fireEvent.change(screen.getByLabelText('Choose photo', { selector: 'input' }), {
      target: { files: [file] },
    });
  };
  it.each([
    [
      'image/webp',
      10,
      'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ],
    ['image/jpeg', 2.1 * 1024 * 1024, 'A picture may have at most 2 MB.'],
  ])(
    'is refused before it is sent: %s of %d bytes [VALID-11] [VALID-12] [F-43]',
    async (type, bytes, text) => {
      open();
      expect(await screen.findByText('JPG, PNG, JPEG or GIF, max 2 MB, ratio 1:1')).toBeVisible();
      await choose(type, bytes);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('is replaced by a letter when it cannot be loaded [VALID-12]', async () => {
    const { container } = open({ imageUrl: '/media/profile/gone.png' });
    await nameField();
    const pictures = () => container.querySelectorAll('img');
    expect(pictures().length).toBeGreaterThan(0);
    pictures().forEach((picture) => fireEvent.error(picture));
    expect(pictures()).toHaveLength(0);
    expect(screen.getAllByText('S').length).toBeGreaterThan(0);
  });
});

describe('saved addresses', () => {
  it('are deleted after a confirmation, and the focus moves on [ROLE-05]', async () => {
    let entries = [anAddress(), anAddress({ id: 2, type: 'office', address: '9 Canal Road' })];
    const { user, api } = open(
      {},
      {
        setUpApi: (fake) => {
          fake.respond(addressList, () => listed(entries));
          fake.respond(deleteAddress, ({ query }) => {
            entries = entries.filter(({ id }) => id !== query.address_id);
            return 'Deleted successfully.';
          });
        },
      },
    );
    const section = await screen.findByRole('region', { name: 'Saved Addresses' });
    await user.click(await within(section).findByRole('button', { name: 'Delete 9 Canal Road' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
    expect(api.calls(deleteAddress)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted successfully.')).toBeVisible();
    expect(api.calls(deleteAddress)).toEqual([{ query: { address_id: 2 } }]);
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(within(section).getByRole('button', { name: 'Add Address' })).toHaveFocus());
  });

  it('show a message when there are none', async () => {
    open({}, { setUpApi: (api) => api.respond(addressList, listed([])) });
    expect(await screen.findByText('No saved address yet')).toBeVisible();
  });
});
