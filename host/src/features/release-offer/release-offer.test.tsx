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

/** The visitor comes back to the tab after so many minutes. */
async function comeBack(minutes: number) {
  jest.spyOn(performance, 'now').mockReturnValue(minutes * 60_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('is hidden while the page has the current releases, or the edge does not respond [X-11]', async () => {
  const { become } = show({ host: 'h1' });
  await comeBack(1);
  expect(offer()).toBeNull();
  become(null);
  await comeBack(2);
  expect(offer()).toBeNull();
});

it('offers a new set of releases once, and never reloads by itself [X-11]', async () => {
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

it('checks rarely [X-11]', async () => {
  const { ask } = show({ host: 'h1' });
  await comeBack(1);
  await comeBack(1.2);
  expect(ask).toHaveBeenCalledTimes(1);
  await comeBack(1.8);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('reloads when pressed, and restores typed text except secrets [X-11]', async () => {
  const { user, reload } = show({ host: 'h2' });
  await comeBack(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const kept = sessionStorage.getItem(savedFieldsKey) ?? '';
  expect(kept).toContain('No onions');
  expect(kept).not.toContain('secret');
});
