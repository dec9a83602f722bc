import { createBus } from '@shop/events';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { syncTabs } from './sync-tabs';
import { deviceMemory } from './persisted';
import { persistSession } from './restore';
import { createSavedStore, useSaved, type SavedOptions } from './saved-store';
import { createSession } from './session-store';

let last = 0;

function aStore(options: Partial<SavedOptions<number>> = {}) {
  const name = `number-${(last += 1)}`;
  const fromText = (text: string) => {
    const value: unknown = JSON.parse(text);
    return typeof value === 'number' ? value : 0;
  };
  const store = createSavedStore({ name, area: 'localStorage', initial: 0, fromText, ...options });
  const Shown = () => <output>{useSaved(store)}</output>;
  return { name, store, Shown };
}

const shown = () => screen.getByRole('status').textContent;

const fromOtherTab = (key: string, text: string | null) =>
  act(() => {
    if (text !== null) localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a saved store', () => {
  it('has its value after a reload, in an unchanged format', () => {
    const { name, store } = aStore();
    store.write(7);
    expect(localStorage.getItem(name)).toBe('7');
    expect(aStore({ name }).store.read()).toBe(7);
  });

  it('reads nothing on a server, where the initial value is rendered', () => {
    const { name, Shown } = aStore();
    localStorage.setItem(name, '7');
    expect(renderToString(<Shown />)).toContain('>0<');
    render(<Shown />);
    expect(shown()).toBe('7');
  });

  it.each(['{', '"7"'])('counts %s as absent [F-32]', (text) => {
    const { name, store } = aStore();
    localStorage.setItem(name, text);
    expect(store.read()).toBe(0);
  });

  it('works in memory when storage is refused [F-31]', () => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { store } = aStore();
    store.write(7);
    expect(store.read()).toBe(7);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(store.read()).toBe(7);
  });

  it('is cleared with the session if it is a key of the device, from memory too [STATE-31]', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    const { store } = aStore({ name: deviceMemory.searches });
    store.write(7);
    const bus = createBus();
    persistSession(createSession(), {
      storage: localStorage,
      bus,
      writeCookie: () => undefined,
      isSecure: true,
      onFailure: () => undefined,
      onOtherTab: () => () => undefined,
    });
    bus.emit('session:ended', { because: 'logout' });
    expect(store.read()).toBe(0);
  });

  it('reads a new value only if another one is saved', () => {
    const { name, store } = aStore({ fromText: () => Math.random() });
    localStorage.setItem(name, '7');
    const first = store.read();
    expect(store.read()).toBe(first);
    localStorage.setItem(name, '8');
    expect(store.read()).not.toBe(first);
  });

  it('keeps values of sessionStorage in this tab', () => {
    const { name, store } = aStore({ area: 'sessionStorage' });
    store.write(7);
    expect([sessionStorage.getItem(name), localStorage.getItem(name)]).toEqual(['7', null]);
  });

  it.each(['localStorage', 'sessionStorage'] as const)(
    'shows what a page before has left in %s [F-32]',
    (area) => {
      const { name, Shown } = aStore({ area });
      window[area].setItem(name, '7');
      render(<Shown />);
      expect(shown()).toBe('7');
    },
  );
});

describe('syncing tabs', () => {
  it('shows what another tab has written, and that it was cleared there [F-34]', () => {
    const { name, Shown } = aStore();
    render(<Shown />);
    fromOtherTab(name, '7');
    expect(shown()).toBe('7');
    fromOtherTab('something-else', '8');
    expect(shown()).toBe('7');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(shown()).toBe('0');
  });

  it('works with any persisted store, and reads only when somebody subscribes', () => {
    localStorage.setItem('plain', '{"state":{"count":3},"version":0}');
    const plain = createStore<{ count: number }>()(
      syncTabs(persist(() => ({ count: 0 }), { name: 'plain', skipHydration: true })),
    );
    expect(plain.getState().count).toBe(0);
    const listener = jest.fn();
    const unsubscribe = plain.subscribe(listener);
    expect(plain.getState().count).toBe(3);
    listener.mockClear();
    unsubscribe();
    fromOtherTab('plain', '{"state":{"count":4},"version":0}');
    expect(plain.getState().count).toBe(4);
    expect(listener).not.toHaveBeenCalled();
  });
});
