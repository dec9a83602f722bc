import { RemotesProvider, type Remotes } from '@shop/federation';
import { renderApp, type TestAppOptions } from '@shop/testing';
import { InShop } from '../../root/test-remotes';
import { Page } from './payment-return-page';

const remotes = (load: Remotes['load']): Remotes => ({
  getApp: () => 'mfe-test',
  hasPrevious: () => false,
  ready: () => undefined,
  load,
  again: () => undefined,
  onAgain: () => () => undefined,
  report: () => undefined,
  ErrorFallback: () => null,
});
export const up = remotes(() => Promise.resolve(() => null));
export const down = remotes(() => Promise.reject(new Error('the entry is 404')));

export interface Given extends TestAppOptions {
  remotes?: Remotes;
  /** Addresses that remotes serve. */
  paths?: string[];
}

/** The page that a gateway leads back to. */
export const openReturn = ({ remotes: given = up, paths = [], ...options }: Given) =>
  renderApp(
    <RemotesProvider value={given}>
      <InShop paths={paths}>
        <Page />
      </InShop>
    </RemotesProvider>,
    { path: '/payment-return', ...options },
  );
