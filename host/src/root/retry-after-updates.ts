import type { BootData } from '@shop/federation';
import type { RemoteLoader } from '@shop/federation/runtime';

/**
 * Under a development server: tries again what has failed, after each update that its client has applied. Returns the
 * function that stops it.
 */
export function retryAfterUpdates(
  { remotes }: Pick<BootData, 'remotes'>,
  { again }: Pick<RemoteLoader, 'again'>,
): () => void {
  const retry = () => ['host', ...Object.keys(remotes)].forEach((app) => again(app));
  window.addEventListener('shop:updated', retry);
  return () => window.removeEventListener('shop:updated', retry);
}
