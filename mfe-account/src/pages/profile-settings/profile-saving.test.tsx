import { addressList, customerInfo, updateProfile } from '@shop/contract';
import type { ProfileResponse } from '@shop/domain';
import { aCustomer, renderApp } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Page } from './profile-settings-page';

/** Takes the whole picture, which jsdom cannot draw. */
jest.mock('../../features/photo-crop/crop-dialog', () => ({
  CropDialog: ({ file, onDone }: { file: File; onDone: (photo: File) => void }) => (
    <button type="button" onClick={() => onDone(file)}>
      use {file.name}
    </button>
  ),
}));

const saved: ProfileResponse = { message: 'Profile updated successfully.', pendingVerification: null };

const open = () =>
  renderApp(<Page />, {
    address: '/profile?page=profile-settings',
    session: { token: 'token', guestId: null },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer());
      api.respond(addressList, { total: 0, page: 1, limit: 50, entries: [] });
    },
  });

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });
const sent = (app: ReturnType<typeof open>, index: number) =>
  Object.fromEntries([...(app.api.calls(updateProfile)[index]?.body as FormData).entries()]);

describe('what is typed while the profile is being saved', () => {
  /** Saves a new name, whose response waits for `respond`. */
  async function saveSlowly() {
    let respond = () => {};
    const app = open();
    app.api.respond(updateProfile, () => new Promise((resolve) => (respond = () => resolve(saved))));
    const name = await nameField();
    await app.user.clear(name);
    await app.user.type(name, 'Sara Khan');
    await app.user.click(saveButton());
    app.api.respond(customerInfo, aCustomer({ lastName: 'Khan' }));
    return { ...app, name, respond: () => act(async () => respond()) };
  }

  it('stays in the form, and is saved by the next press [STATE-34]', async () => {
    const app = await saveSlowly();
    const email = screen.getByRole('textbox', { name: 'Email' });
    await app.user.type(email, '.pk');
    await app.respond();
    await waitFor(() => expect(screen.getByText('Sara Khan', { selector: 'bdi' })).toBeVisible());
    expect(app.name).toHaveValue('Sara Khan');
    expect(email).toHaveValue('sara@example.com.pk');
    app.api.respond(updateProfile, saved);
    await app.user.click(saveButton());
    await waitFor(() => expect(app.api.calls(updateProfile)).toHaveLength(2));
    expect(sent(app, 1)).toMatchObject({ name: 'Sara Khan', email: 'sara@example.com.pk' });
  });

  it('stays in the saved field, too [STATE-34]', async () => {
    const app = await saveSlowly();
    await app.user.type(app.name, 'a');
    await app.respond();
    await waitFor(() => expect(screen.getByText('Sara Khan', { selector: 'bdi' })).toBeVisible());
    expect(app.name).toHaveValue('Sara Khana');
  });
});

it('keeps a photo that is chosen while another is being saved [PROF-03] [STATE-34]', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  const undo = () => screen.queryByRole('button', { name: 'Undo' });
  let respond = () => {};
  const app = open();
  await nameField();
  const choose = async (name: string) => {
    const file = new File(['x'], name, { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Choose photo', { selector: 'input' }), {
      target: { files: [file] },
    });
    await app.user.click(await screen.findByRole('button', { name: `use ${name}` }));
  };
  app.api.respond(updateProfile, () => new Promise((resolve) => (respond = () => resolve(saved))));
  await choose('first.png');
  await app.user.click(saveButton());
  await choose('second.png');
  await act(async () => respond());
  expect(undo()).toBeVisible();
  app.api.respond(updateProfile, saved);
  await app.user.click(saveButton());
  await waitFor(() => expect(undo()).toBeNull());
  expect([0, 1].map((index) => (sent(app, index).image as File).name)).toEqual(['first.png', 'second.png']);
});
