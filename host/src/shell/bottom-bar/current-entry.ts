import { accountPages, listsEntry } from '@shop/domain';

export type CurrentEntry = 'home' | 'search' | 'orders' | 'account';

/** Pages that show orders or trips: names of the account's pages, and the tracking. */
const orderPages: readonly string[] = ['my-orders', 'my-trips', 'track-order'];
const otherPages: readonly string[] = [
  ...['profile', 'auth', listsEntry.name],
  ...accountPages.map(({ name }) => name),
];

/** The entry of the bar to which an address belongs; null for all others, such as stores and items. X-17. */
export function getCurrentEntry(pathname: string, search: string): CurrentEntry | null {
  const params = new URLSearchParams(search);
  const name = pathname.slice(1);
  if (name === '') return 'home';
  if (name === 'home') return params.get('search') ? 'search' : 'home';
  const page = (name === 'profile' && params.get('page')) || name;
  if (orderPages.includes(page)) return 'orders';
  return otherPages.includes(name) ? 'account' : null;
}
