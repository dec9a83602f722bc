import { act, render } from '@testing-library/react';
import { useLeadingTab } from './use-leading-tab';

/** The locks of one browser: one holder, others wait; `steal` takes the lock at once. */
class Locks {
  private holder: { reject: (error: Error) => void } | null = null;
  private waiting: (() => void)[] = [];

  request = (_name: string, { steal, signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const taken = Object.assign(new Error('taken'), { name: 'AbortError' });
      const have = () => {
        const own = { reject };
        this.holder = own;
        void hold().then(() => {
          resolve();
          if (this.holder !== own) return;
          this.holder = null;
          this.waiting.shift()?.();
        });
      };
      signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((other) => other !== have);
        reject(taken);
      });
      if (steal) {
        this.holder?.reject(taken);
        have();
      } else if (this.holder) this.waiting.push(have);
      else have();
    });
}

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
const see = (visibilityState: string) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });

/** Opens a visible tab; all tabs share this test's document. */
async function openTab() {
  const tab = { leads: false, close: () => {} };
  function Tab() {
    tab.leads = useLeadingTab();
    return null;
  }
  tab.close = render(<Tab />).unmount;
  await settled();
  return tab;
}

beforeEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: new Locks() }));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  see('visible');
});

it('makes the last opened tab the leader, and the previous one after that is closed [X-09]', async () => {
  const first = await openTab();
  expect(first.leads).toBe(true);
  const second = await openTab();
  expect([first.leads, second.leads]).toEqual([false, true]);
  second.close();
  await settled();
  expect(first.leads).toBe(true);
  first.close();
});

it('makes a hidden tab wait', async () => {
  const first = await openTab();
  see('hidden');
  const second = await openTab();
  expect([first.leads, second.leads]).toEqual([true, false]);
  first.close();
  await settled();
  expect(second.leads).toBe(true);
  second.close();
});

it('makes every tab a leader where locks are not available', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [await openTab(), await openTab()];
  expect([first.leads, second.leads]).toEqual([true, true]);
  first.close();
  second.close();
});

it('releases the lock when the page is left, so that the browser can cache it', async () => {
  const tab = await openTab();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(tab.leads).toBe(false);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await settled();
  expect(tab.leads).toBe(true);
  tab.close();
});
