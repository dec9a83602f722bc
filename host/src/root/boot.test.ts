import type { ClientRelease } from '@shop/federation';
import { readBoot } from './boot';

const release = { app: 'mfe-gifts', version: '1.0.0', buildId: 'b1', entry: { url: '/a.js', integrity: '' } };

function readRemotes(remotes: Record<string, object>) {
  document.body.innerHTML = '<script type="application/json" id="shop-boot"></script>';
  const script = document.getElementById('shop-boot');
  if (script) script.textContent = JSON.stringify({ remotes });
  return readBoot(document).remotes;
}

it('reads lists that a release does not have as empty [F-17]', () => {
  const empty: Partial<ClientRelease> = { routes: [], slots: [], listeners: [] };
  expect(readRemotes({ 'mfe-gifts': { live: release, previous: release } })).toEqual({
    'mfe-gifts': { live: { ...release, ...empty }, previous: { ...release, ...empty } },
  });
});

it('keeps what a release has', () => {
  const live = { ...release, routes: [{ path: '/gifts', page: 'gifts' }], slots: ['a'], listeners: ['b'] };
  expect(readRemotes({ 'mfe-gifts': { live, previous: null } })).toEqual({
    'mfe-gifts': { live, previous: null },
  });
});
