import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { ConsentBanner } from './consent-banner';
import { ConsentStore, type Choice } from './consent';

function show(stored: Choice | null = null) {
  const kept = new Map(stored ? [['consent', stored as string]] : []);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const consent = new ConsentStore({ storage, signals: {} });
  const app = renderApp(
    <>
      <button type="button">elsewhere</button>
      <ConsentBanner consent={consent} />
    </>,
  );
  return { ...app, consent, kept };
}

const banner = () => screen.queryByRole('region', { name: 'Your privacy' });

it('asks without taking the focus, and keeps the answer under one key [X-10]', async () => {
  const { user, kept } = show();
  expect(banner()).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Only necessary' }));
  expect(banner()).toBeNull();
  expect([...kept]).toEqual([['consent', 'necessary']]);
});

it('does not ask who has answered, and opens when the visitor wishes to change it [X-10]', async () => {
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
  expect(consent.current()).toBe('necessary');
  expect(banner()).toBeNull();
  expect(opener).toHaveFocus();
});

it('follows what another tab has chosen [X-10]', () => {
  const { consent, kept } = show();
  kept.set('consent', 'all');
  act(() => consent.reread());
  expect(consent.current()).toBe('all');
  expect(banner()).toBeNull();
});
