import type { BootData, LiveRelease } from '@shop/federation';
import type { ReactNode } from 'react';
import { OffersProvider } from './offers';

const release = (own: Partial<LiveRelease>): LiveRelease => ({
  app: 'mfe-test',
  version: '1.0.0',
  buildId: 'b1',
  entry: { url: '/r/mfe-test/entry.js', integrity: '' },
  routes: [],
  slots: [],
  listeners: [],
  ...own,
});

/** Live releases for tests: one remote with these pages and these wishes. */
export const remotesWith = (paths: string[], listeners: string[] = []): BootData['remotes'] => ({
  'mfe-test': {
    live: release({ routes: paths.map((path) => ({ path, page: path })), listeners }),
    previous: null,
  },
});

const all = [
  '/home',
  '/store/:id',
  '/profile',
  '/track-order',
  '/categories',
  '/refund-policy',
  '/privacy-policy',
];

/** A part in a shop whose remotes serve what the shell may link to. */
export const InShop = ({
  children,
  paths = all,
  listeners = ['auth:sign-in-requested'],
}: {
  children: ReactNode;
  paths?: string[];
  listeners?: string[];
}) => <OffersProvider remotes={remotesWith(paths, listeners)}>{children}</OffersProvider>;
