import type { BootData, ClientRelease, RouteManifest, SlotName } from '@shop/federation';
import type { ReactNode } from 'react';
import { OffersProvider } from './offers';

const release = (own: Partial<ClientRelease>): ClientRelease => ({
  app: 'mfe-test',
  version: '1.0.0',
  buildId: 'b1',
  entry: { url: '/r/mfe-test/entry.js', integrity: '' },
  routes: [],
  slots: [],
  listeners: [],
  ...own,
});

/** `/profile?page=a|b`: a route with a page for each of these values. */
function toRoute(address: string): RouteManifest {
  const [path = '', search = ''] = address.split('?');
  const [parameter = '', values = ''] = search.split('=');
  if (!parameter) return { path, page: path };
  return {
    path,
    page: path,
    instead: values.split('|').map((value) => ({ page: value, when: { [parameter]: value } })),
  };
}

/** Live releases for tests: one remote with these pages, commands and slots; `checkouts` are pages in that frame. */
export const remotesWith = (
  paths: string[],
  listeners: string[] = [],
  slots: SlotName[] = [],
  checkouts: string[] = [],
): BootData['remotes'] => ({
  'mfe-test': {
    live: release({
      routes: [
        ...paths.map(toRoute),
        ...checkouts.map((path) => ({ ...toRoute(path), frame: 'checkout' as const })),
      ],
      listeners,
      slots,
    }),
    previous: null,
  },
});

const all = [
  '/home',
  '/store/:id',
  '/profile?page=profile-settings|my-orders|my-trips|wallet|coupons|loyalty-points|referral-code|settings',
  '/track-order',
  '/categories',
];

/** Wraps a component in a shop whose remotes serve what the shell links to. */
export const InShop = ({
  children,
  paths = all,
  listeners = ['auth:sign-in-requested'],
  slots = [],
  checkouts = [],
  off,
}: {
  children: ReactNode;
  paths?: string[];
  listeners?: string[];
  slots?: SlotName[];
  checkouts?: string[];
  off?: string[];
}) => (
  <OffersProvider {...{ remotes: remotesWith(paths, listeners, slots, checkouts), off }}>
    {children}
  </OffersProvider>
);
