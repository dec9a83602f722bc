import { customerInfo, sendMessage, type Thread } from '@shop/contract';
import { aCustomer, refused } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMessage, aThread, field, openInbox, withBrowserApis } from '../conversation/open-inbox.fixture';

beforeEach(withBrowserApis);

const written = (body: unknown) => (body instanceof FormData ? body : new FormData());

describe('writing', () => {
  it('sends with Enter, shows it at once, and starts a new line with Shift [D-28]', async () => {
    let arrive: (thread: Thread) => void = () => {};
    const { user, api } = openInbox('/profile?page=inbox&conversation=9', {
      setUpApi: (fake) =>
        fake.respond(sendMessage, () => new Promise<Thread>((resolve) => (arrive = resolve))),
    });
    await user.type(await field(), 'Two{Shift>}{Enter}{/Shift}lines{Enter}');
    expect(await screen.findByText('Sending…')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    act(() => arrive(aThread([aMessage(3, { own: true, text: 'Two\nlines' }), aMessage(1)])));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    const form = written(api.calls(sendMessage)[0]?.body);
    expect([form.get('message'), form.get('receiver_type'), form.get('receiver_id')]).toEqual([
      'Two\nlines',
      'vendor',
      '5',
    ]);
    expect(screen.getAllByText(/Two/)).toHaveLength(1);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves Enter to an input method that is composing: %j',
    async (key) => {
      const { user, api } = openInbox('/profile?page=inbox&conversation=9', {
        setUpApi: (fake) => fake.respond(sendMessage, aThread([aMessage(3, { own: true, text: 'Hello' })])),
      });
      await user.type(await field(), 'Hello');
      fireEvent.keyDown(await field(), { key: 'Enter', ...key });
      expect(await field()).toHaveValue('Hello');
      fireEvent.keyDown(await field(), { key: 'Enter' });
      await waitFor(() => expect(api.calls(sendMessage)).toHaveLength(1));
    },
  );

  it('keeps a failed message, shows why, and sends it again', async () => {
    let isDown = true;
    const { user } = openInbox('/profile?page=inbox&conversation=9', {
      setUpApi: (api) =>
        api.respond(sendMessage, () => {
          if (isDown) throw refused(429, 'Too many requests.');
          return aThread([aMessage(3, { own: true, text: 'Hello' })]);
        }),
    });
    await user.type(await field(), 'Hello{Enter}');
    expect(await screen.findByText('Too many requests.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Too many requests.')).toBeNull());
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });

  it('keeps a draft for each partner when the page is left', async () => {
    const first = openInbox('/profile?page=inbox&conversation=9');
    await first.user.type(await field(), 'Half a');
    first.unmount();
    const second = openInbox('/profile?page=inbox&conversation=9');
    await waitFor(async () => expect(await field()).toHaveValue('Half a'));
    await second.user.clear(await field());
  });

  describe('when another customer signs in before the response', () => {
    /** Sends a message whose response waits. */
    async function sendSlowly(text: string) {
      const waiting: { resolve: (thread: Thread) => void; reject: (error: unknown) => void }[] = [];
      const app = openInbox('/profile?page=inbox&conversation=9', {
        setUpApi: (fake) =>
          fake.respond(
            sendMessage,
            () => new Promise<Thread>((resolve, reject) => void waiting.push({ resolve, reject })),
          ),
      });
      await app.user.type(await field(), text);
      await waitFor(() => expect(waiting).toHaveLength(1));
      return { ...app, waiting };
    }

    it('shows them nothing of a message that fails [F-33]', async () => {
      const first = await sendSlowly('Secret{Enter}');
      first.unmount();
      openInbox('/profile?page=inbox&conversation=9', {
        setUpApi: (fake) => fake.respond(customerInfo, aCustomer({ id: 2 })),
      });
      await waitFor(async () => expect(await field()).not.toHaveAttribute('readonly'));
      await act(async () => first.waiting[0]?.reject(refused(429, 'Too many requests.')));
      expect(screen.queryByText('Secret')).toBeNull();
      expect(sessionStorage.getItem('mosaic_unsent_messages')).not.toContain('Secret');
    });

    it('sends none of the first one’s messages in their name [F-33]', async () => {
      const { api, session, waiting } = await sendSlowly('First{Enter}Second{Enter}');
      act(() => session.setState({ token: 'another' }));
      await act(async () => waiting[0]?.resolve(aThread([aMessage(3, { own: true, text: 'First' })])));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(api.calls(sendMessage)).toHaveLength(1);
    });
  });

  it('sends pictures, and refuses other files in the specified words [VALID-12] [F-43]', async () => {
    const { user, api } = openInbox('/profile?page=inbox&conversation=9', {
      setUpApi: (fake) => fake.respond(sendMessage, aThread([aMessage(3, { own: true })])),
    });
    const chooser = await screen.findByLabelText<HTMLInputElement>('Add pictures');
    await waitFor(() => expect(chooser).toBeEnabled());
    fireEvent.change(chooser, { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } });
    expect(
      await screen.findByText(
        'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      ),
    ).toBeVisible();
    await user.upload(
      chooser,
      [1, 2].map((at) => new File(['x'], `${at}.png`, { type: 'image/png' })),
    );
    expect(await screen.findByRole('img', { name: 'Picture 2 to send' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(api.calls(sendMessage)).toHaveLength(1));
    expect(written(api.calls(sendMessage)[0]?.body).getAll('images[]')).toHaveLength(1);
  });

  it('stops at 1000 characters', async () => {
    const { user } = openInbox('/profile?page=inbox&conversation=9');
    await user.click(await field());
    await user.paste('a'.repeat(1_001));
    expect(await field()).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.clear(await field());
  });
});
