import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { EarlyEvents } from '../../analytics/early-events';
import { readBoot } from '../../root/boot';
import { DeferredContent } from './deferred-content';

function show(stored?: 'all' | 'necessary') {
  if (stored) localStorage.setItem('consent', stored);
  const boot = { ...readBoot(document), host: { version: '1.0.0', buildId: 'h1' }, remotes: {}, vitals: 0 };
  return renderApp(
    <>
      <button type="button">elsewhere</button>
      <DeferredContent boot={boot} events={new EarlyEvents()} />
    </>,
  );
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const banners = () => document.querySelector('[data-banners]');

it('asks whoever has not chosen yet [X-10]', async () => {
  show();
  expect(await screen.findByRole('region', { name: 'Your privacy' })).toBeVisible();
});

it('has no banner for whoever has chosen, until they ask for it: then it has the focus [X-10]', async () => {
  const { bus, user } = show('all');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(banners()).toBeNull();
  const opener = screen.getByRole('button', { name: 'elsewhere' });
  opener.focus();
  act(() => bus.emit('privacy:choose-requested', {}));
  expect(await screen.findByRole('region', { name: 'Your privacy' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Only necessary' }));
  expect(opener).toHaveFocus();
});

it('offers newer releases that it finds before there is a banner [X-11]', async () => {
  const response = new Response(JSON.stringify({ builds: { host: 'h2' } }));
  jest.spyOn(window, 'fetch').mockResolvedValue(response);
  show('all');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { name: 'A newer version of the shop is here' })).toBeVisible();
});
