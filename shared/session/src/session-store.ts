import type { Capability, NamedLocation, WireRules } from '@shop/domain';
import type { ShopEvents } from '@shop/events';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChosenModule, Theme } from './persisted';

/** The visitor, their location, module, language and theme, and what every request needs to know of the shop. */
export interface Session {
  token: string | null;
  /** Why the last session in this browser ended; null while one lasts, and before the first. */
  endedBecause: ShopEvents['session:ended']['because'] | null;
  guestId: string | null;
  place: NamedLocation | null;
  zoneIds: number[];
  module: ChosenModule | null;
  /** Ids of the categories that the customer is interested in, in every module; empty for a guest (D-07). */
  interests: number[];
  language: string;
  country: string | null;
  direction: 'ltr' | 'rtl';
  theme: Theme;
  /** Whether the key `/` opens the search. */
  searchKey: boolean;
  /** Store of the cart, as far as this browser knows. */
  cartStoreId: number | null;
  visitorId: string | null;
  /** '' for this origin. */
  apiOrigin: string;
  /** Origin of the backend's own pages, for payments; '' if it is the origin of API requests. */
  backendOrigin: string;
  /** Decimals of the shop's currency. */
  decimals: number;
  /** Undefined until the shop's settings are loaded. */
  wireRules: WireRules | undefined;
  /** What the backend has announced; undefined until the shop's settings are loaded. */
  capabilities: readonly Capability[] | undefined;
  /** False on the server and until the visitor's saved values have been read: show reserved space until then. */
  restored: boolean;
  /** When the page was rendered, in milliseconds since 1970; null if unknown. */
  madeAt: number | null;
  /** Milliseconds by which the shop's clock is ahead of this device's; `getShopTime` of `@shop/domain` adds them. */
  clockOffset: number;
  /** Whether the page was rendered for a customer, until the visitor's saved values have been read. */
  expectsCustomer: boolean;
}

export type SessionStore = StoreApi<Session>;

const blank: Session = {
  token: null,
  endedBecause: null,
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

/** One for each application root, so that nothing leaks between requests; read it with `useSession`. */
export const createSession = (seed: Partial<Session> = {}): SessionStore =>
  createStore<Session>(() => ({ ...blank, ...seed }));
