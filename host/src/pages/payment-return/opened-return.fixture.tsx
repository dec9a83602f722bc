import { RemotesProvider, type Remotes } from '@shop/federation';
import { renderApp, type TestAppOptions } from '@shop/testing';
import { InShop } from '../../root/test-remotes';
import { Page } from './payment-return-page';

const createRemotes = (load: Remotes['load']): Remotes => ({
  getApp: () => 'mfe-test',
  hasPrevious: () => false,
  ready: () => undefined,
  load,
  again: () => undefined,
  onAgain: () => () => undefined,
  report: () => undefined,
  ErrorFallback: () => null,
});
export const up = createRemotes(() => Promise.resolve(() => null));
export const down = createRemotes(() => Promise.reject(new Error('the entry is 404')));

export interface ReturnOptions extends TestAppOptions {
  remotes?: Remotes;
  /** Addresses that remotes serve. */
  paths?: string[];
}

/** The page that a gateway leads back to. */
export const openReturn = ({ remotes = up, paths = [], ...options }: ReturnOptions) =>
  renderApp(
    <RemotesProvider value={remotes}>
      <InShop paths={paths}>
        <Page />
      </InShop>
    </RemotesProvider>,
    { path: '/payment-return', ...options },
  );
