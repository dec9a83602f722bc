import { findFailedApps, findThrowers } from './failed-apps';
import type { PageJob, ServerFile } from './messages';

const file = (app: string): ServerFile => ({
  ...{ app, version: '1.0.0', base: `/remotes/${app}/1.0.0/`, integrity: '' },
  path: `/releases/${app}/1.0.0-1a2b3c4d/server.cjs`,
});
const job = {
  host: file('host'),
  remotes: { 'mfe-catalog': file('mfe-catalog'), 'mfe-cart': file('mfe-cart'), 'mfe-auth': null },
} as unknown as PageJob; // the other fields are not read

const at = (app: string, name = 'render') => `    at ${name} (${file(app).path}:12:34)`;
const stack = (...lines: string[]) => ['Error: no', ...lines, '    at node:internal/process:1:2'].join('\n');
const failure = (...lines: string[]) => ({ part: 'component:A', error: 'Error: no', stack: stack(...lines) });

it('names the remote whose code has thrown, and not the host that renders it', () => {
  expect(findFailedApps(failure(at('mfe-cart', 'CartBar'), at('host', 'renderElement')), job)).toEqual([
    'mfe-cart',
  ]);
  expect(findThrowers(stack(at('mfe-catalog')), job)).toEqual(['mfe-catalog']);
});

it('names the host, and the remote that has called it: one of them is wrong', () => {
  expect(findFailedApps(failure(at('host', 'Price'), at('host'), at('mfe-cart', 'CartBar')), job)).toEqual([
    'host',
    'mfe-cart',
  ]);
  expect(findFailedApps(failure(at('host', 'Header')), job)).toEqual(['host']);
  expect(findThrowers('Error: out of its mind', job)).toEqual(['host']);
});

it('names the owner of a component that could not be loaded, unless it has no server build', () => {
  const loading = (app: string) => findFailedApps({ part: `slot:${app}/bar`, error: 'no server build' }, job);
  expect(loading('mfe-cart')).toEqual(['mfe-cart']);
  expect([loading('mfe-auth'), loading('mfe-unknown')]).toEqual([[], []]);
});

it('names nobody for a host that does not tell where the error comes from', () => {
  expect(findFailedApps({ part: 'component:Absent<Boundary', error: 'Error: no' }, job)).toEqual([]);
});
