import { initialFallback, getNextFallback, RemoteLoadError, type FallbackState } from './fallback-chain';

const brief = new RemoteLoadError('404', true);
const hanging = new RemoteLoadError('hangs', false);
const thrown = new Error('cannot read properties of undefined');
const again: FallbackState = { at: 'live', tries: 1 };
const previous: FallbackState = { at: 'previous', tries: 0 };
const card: FallbackState = { at: 'card', tries: 0 };

it.each<[string, FallbackState, unknown, boolean, FallbackState]>([
  ['retries the same release [F-02]', initialFallback, brief, true, again],
  ['then loads the previous release [F-02]', again, brief, true, previous],
  ['does not wait twice for a release that hangs [F-03]', initialFallback, hanging, true, previous],
  [
    'loads the previous release when a remote component throws while rendering [F-15]',
    initialFallback,
    thrown,
    true,
    previous,
  ],
  [
    'ends with the error fallback if there is no previous release [F-18]',
    initialFallback,
    hanging,
    false,
    card,
  ],
  ['retries the previous release too [F-04]', previous, brief, true, { at: 'previous', tries: 1 }],
  ['ends with the error fallback when the previous release fails [F-04]', previous, thrown, true, card],
])('%s', (_case, step, error, hasPrevious, expected) => {
  expect(getNextFallback(step, error, hasPrevious)).toEqual(expected);
});
