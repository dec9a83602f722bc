import { overrideBadge, overrideWatch } from '../../../delivery/src/edge/overrides/badge';
import { readBoot } from './boot';
import { reporterTo } from './report';

type Overridden = Parameters<typeof overrideBadge>[0];

const base = '/remotes/mfe-cart/1.1.0-abc/';
// Only the release's address matters here.
const overridden = new Map([
  ['mfe-cart', { name: 'mfe-cart 1.1.0', release: { base } }],
  ['mfe-auth', { name: 'mfe-auth 2.0.0', release: { base: '/remotes/mfe-auth/2.0.0-def/' } }],
]) as unknown as Overridden;

const listening = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options);
  listening.mockClear();
});

/** Writes the page as the edge does, and runs its script. */
function open(language = 'en') {
  document.body.innerHTML = overrideBadge(overridden, language, 'n');
  window.eval(/<script[^>]*>(.*)<\/script>/s.exec(overrideWatch(overridden, 'n'))?.[1] ?? '');
}

/** What the host reports of a part of an app. */
function report(app: string, step: 'card' | 'kept' | 'retry') {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: () => true });
  reporterTo(readBoot(document))({ app, part: 'slot:cart-bar', step, rung: 'live', error: 'gone' });
}

const getFailed = () =>
  [...document.querySelectorAll('[data-failed]:not([hidden])')].map((mark) =>
    mark.getAttribute('data-failed'),
  );

it('names the releases, and none has failed', () => {
  open();
  expect(document.querySelector('aside')?.textContent).toContain('Preview: mfe-cart 1.1.0');
  expect(getFailed()).toEqual([]);
});

it.each<[string, () => void]>([
  ['a part of it cannot be shown', () => report('mfe-cart', 'card')],
  ['a page of it does not work', () => report('mfe-cart', 'kept')],
  [
    'a script of it does not load',
    () => {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = `${base}slots.js`;
      document.body.append(script);
      script.dispatchEvent(new Event('error'));
    },
  ],
  [
    'it throws',
    () => {
      const error = new Error('no cart');
      error.stack = `Error: no cart\n    at http://shop.test${base}slots.js:1:2`;
      window.dispatchEvent(new ErrorEvent('error', { error, message: 'no cart' }));
    },
  ],
])('says that a release has failed when %s', (_what, happen) => {
  open();
  happen();
  expect(getFailed()).toEqual(['mfe-cart']);
});

it('says nothing about what is tried again, or about failures of other releases', () => {
  open();
  report('mfe-cart', 'retry');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('elsewhere'), message: 'elsewhere' }));
  report('mfe-catalog', 'card');
  expect(getFailed()).toEqual([]);
});

it.each(['ur', 'ar'])('is written in the language of the page (%s)', (language) => {
  open(language);
  expect(document.querySelector('aside')?.textContent).not.toMatch(/Preview|failed|End/);
});
