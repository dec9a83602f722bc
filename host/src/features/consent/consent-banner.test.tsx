import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { ConsentBanner } from './consent-banner';
import { createConsent, type Choice } from '../../analytics/consent';

function show(stored: Choice | null = null) {
  if (stored) localStorage.setItem('consent', stored);
  const consent = createConsent({});
  const app = renderApp(
    <>
      <button type="button">elsewhere</button>
      <ConsentBanner consent={consent} />
    </>,
  );
  return { ...app, consent };
}

afterEach(() => localStorage.clear());

const banner = () => screen.queryByRole('region', { name: 'Your privacy' });

it('asks without taking the focus, and stores the choice under one key [X-10]', async () => {
  const { user } = show();
  expect(banner()).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Only necessary' }));
  expect(banner()).toBeNull();
  expect({ ...localStorage }).toMatchObject({ consent: 'necessary' });
});

it('is hidden after a choice, and opens again on the command [X-10]', async () => {
  const { user, bus, consent } = show('all');
  expect(banner()).toBeNull();
  const opener = screen.getByRole('button', { name: 'elsewhere' });
  opener.focus();
  act(() => bus.emit('privacy:choose-requested', {}));
  expect(banner()).toHaveFocus();
  opener.focus();
  act(() => bus.emit('privacy:choose-requested', {}));
  expect(banner()).toHaveFocus();
  expect(banner()).toHaveTextContent('You have allowed all.');
  await user.click(screen.getByRole('button', { name: 'Only necessary' }));
  expect(consent.getState().value).toBe('necessary');
  expect(banner()).toBeNull();
  expect(opener).toHaveFocus();
});

it('follows the choice made in another tab [X-10]', () => {
  const { consent } = show();
  localStorage.setItem('consent', 'all');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
  expect(consent.getState().value).toBe('all');
  expect(banner()).toBeNull();
});
