import type { Capability, NamedLocation, WireRules } from '@shop/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChosenModule, Theme } from './persisted';

/** Who visits, where, in which module, language and theme; and what every call needs to know of the shop. */
export interface Session {
  token: string | null;
  guestId: string | null;
  place: NamedLocation | null;
  zoneIds: number[];
  module: ChosenModule | null;
  /** Ids of the categories that the customer cares for, in every module; a guest's are none (D-07). */
  interests: number[];
  language: string;
  country: string | null;
  direction: 'ltr' | 'rtl';
  theme: Theme;
  /** Whether the key `/` leads to the search. */
  searchKey: boolean;
  /** Store of the cart, as far as this browser knows. */
  cartStoreId: number | null;
  visitorId: string | null;
  /** '' for this origin. */
  apiOrigin: string;
  /** Where the backend's own pages are, for payments; '' where that is the origin of API calls. */
  backendOrigin: string;
  /** Decimals of the shop's currency. */
  decimals: number;
  /** Undefined while the shop's settings are not known. */
  wireRules: WireRules | undefined;
  /** What the backend has announced; undefined while the shop's settings are not known. */
  capabilities: readonly Capability[] | undefined;
  /** False on the server and until the visitor's own values have been read: show kept space till then. */
  restored: boolean;
  /** When the page was made, in milliseconds since 1970; null where nobody has said so. */
  madeAt: number | null;
  /** Milliseconds by which the shop's clock is ahead of this device's; `getShopTime` of `@shop/domain` adds them. */
  clockOffset: number;
  /** What the page was made for, until the visitor's own values have been read. */
  expectsCustomer: boolean;
}

export type SessionStore = StoreApi<Session>;

const blank: Session = {
  token: null,
  guestId: null,
  place: null,
  zoneIds: [],
  module: null,
  interests: [],
  language: 'en',
  country: null,
  direction: 'ltr',
  theme: 'light',
  searchKey: true,
  cartStoreId: null,
  visitorId: null,
  apiOrigin: '',
  backendOrigin: '',
  decimals: 2,
  wireRules: undefined,
  capabilities: undefined,
  restored: false,
  madeAt: null,
  clockOffset: 0,
  expectsCustomer: false,
};

/** One for each application root, so that nothing leaks from one request into the next; read with `useSession`. */
export const createSession = (seed: Partial<Session> = {}): SessionStore =>
  createStore<Session>(() => ({ ...blank, ...seed }));
