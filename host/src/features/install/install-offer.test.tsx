import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Footer } from '../../shell/footer/footer';
import { listenForInstallOffer } from './install-offer';

const offered = () => {
  const prompt = jest.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
};

beforeAll(listenForInstallOffer);

it('offers the installation only when the browser supports it, and once [X-09]', async () => {
  const { user } = renderApp(
    <InShop>
      <Footer />
    </InShop>,
  );
  await screen.findByRole('link', { name: 'Track Order' });
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  const { event, prompt } = offered();
  expect(event.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Install the app' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
});

it('is hidden once the shop is installed [X-09]', async () => {
  renderApp(
    <InShop>
      <Footer />
    </InShop>,
  );
  await screen.findByRole('link', { name: 'Track Order' });
  offered();
  expect(screen.getByRole('button', { name: 'Install the app' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
});
