import { renderApp } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { savedFieldsKey } from './saved-fields';
import { ReleaseOffer } from './release-offer';
import type { Builds } from './release-watch';

const boot = { host: { version: '1.0.0', buildId: 'h1' }, remotes: {} };

function show(first: Builds | null) {
  let now = first;
  const fetchBuilds = jest.fn(() => Promise.resolve(now));
  const reload = jest.fn();
  const functions = { fetchBuilds, reload };
  const app = renderApp(
    <main>
      <input aria-label="Note" defaultValue="No onions" />
      <input aria-label="Password" type="password" defaultValue="secret" />
      <ReleaseOffer boot={boot} functions={functions} />
    </main>,
  );
  return { ...app, ask: fetchBuilds, reload, become: (builds: Builds | null) => (now = builds) };
}

const offer = () => screen.queryByRole('heading', { name: 'A newer version of the shop is here' });

/** The visitor comes back to the tab, so much later. */
async function comeBack(minutes: number) {
  jest.spyOn(performance, 'now').mockReturnValue(minutes * 60_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('says nothing while the page is what the visitor would get, or nobody can tell [X-11]', async () => {
  const { become } = show({ host: 'h1' });
  await comeBack(1);
  expect(offer()).toBeNull();
  become(null);
  await comeBack(2);
  expect(offer()).toBeNull();
});

it('offers another release once, and again only for yet another one; it never reloads by itself [X-11]', async () => {
  const { user, reload, become } = show({ host: 'h2' });
  await comeBack(1);
  expect(offer()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).toBeNull();
  await comeBack(2);
  expect(offer()).toBeNull();
  become({ host: 'h3' });
  await comeBack(3);
  expect(offer()).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('asks seldom [X-11]', async () => {
  const { ask } = show({ host: 'h1' });
  await comeBack(1);
  await comeBack(1.2);
  expect(ask).toHaveBeenCalledTimes(1);
  await comeBack(1.8);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('refreshes when it is pressed, and keeps what was typed, no secrets [X-11]', async () => {
  const { user, reload } = show({ host: 'h2' });
  await comeBack(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const kept = sessionStorage.getItem(savedFieldsKey) ?? '';
  expect(kept).toContain('No onions');
  expect(kept).not.toContain('secret');
});
