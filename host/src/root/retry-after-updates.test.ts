import { retryAfterUpdates } from './retry-after-updates';

it('tries every app again after an update, until it is stopped', () => {
  const release = {
    app: 'mfe-cart',
    version: '0.0.0',
    buildId: 'dev',
    entry: { url: '/remoteEntry.js', integrity: '' },
    routes: [],
    slots: [],
    listeners: [],
  };
  const again = jest.fn();
  const update = () => window.dispatchEvent(new Event('shop:updated'));
  const stop = retryAfterUpdates({ remotes: { 'mfe-cart': { live: release, previous: null } } }, { again });
  expect(again).not.toHaveBeenCalled();
  update();
  expect(again.mock.calls).toEqual([['host'], ['mfe-cart']]);
  stop();
  update();
  expect(again).toHaveBeenCalledTimes(2);
});
