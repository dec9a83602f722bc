import type { ClientRelease } from '@shop/federation';
import { listenForRuntimeErrors, findOwner } from './runtime-errors';

const release = (app: string, version: string): ClientRelease => ({
  ...{ app, version, buildId: 'b', routes: [], slots: [], listeners: [] },
  entry: { url: `/remotes/${app}/${version}-b/entry.js`, integrity: '' },
});
const releases = {
  host: { version: '3.0.0', buildId: 'h' },
  remotes: { 'mfe-cart': { live: release('mfe-cart', '1.4.0'), previous: release('mfe-cart', '1.3.0') } },
};
const stackIn = (...files: string[]) =>
  ['Error: no', ...files.map((file) => `    at f (http://shop${file}:1:2)`)].join('\n');

it.each([
  ['the live release', ['/remotes/mfe-cart/1.4.0-b/a.js', '/remotes/host/3.0.0-h/x.js'], 'mfe-cart', '1.4.0'],
  ['the one it stepped back to', ['/remotes/mfe-cart/1.3.0-b/a.js'], 'mfe-cart', '1.3.0'],
  ['the host', ['/remotes/host/3.0.0-h/x.js', '/remotes/mfe-cart/1.4.0-b/a.js'], 'host', '3.0.0'],
  ['the host, for an unknown file', ['/elsewhere.js'], 'host', '3.0.0'],
])('assigns an error to %s by the first file of its stack [X-12]', (_whose, files, app, version) => {
  expect(findOwner(releases, stackIn(...files))).toMatchObject({ app, version });
});

it('reports uncaught errors and rejections once each, up to a limit [X-12]', () => {
  const notify = jest.fn();
  const stop = listenForRuntimeErrors(releases, notify);
  const error = Object.assign(new Error('no'), { stack: stackIn('/remotes/mfe-cart/1.4.0-b/a.js') });
  const throwing = (thrown: unknown) => window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  throwing(error);
  throwing(error);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'gone' }));
  expect(notify.mock.calls).toMatchObject([
    [{ kind: 'error', app: 'mfe-cart', version: '1.4.0', error: 'Error: no' }],
    [{ kind: 'error', app: 'host', version: '3.0.0', error: 'gone' }],
  ]);
  for (let number = 0; number < 30; number += 1) throwing(new Error(`${number}`));
  stop();
  expect(notify).toHaveBeenCalledTimes(10);
});
