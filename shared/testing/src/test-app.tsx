import { ApiProvider, type Api, type PageResponses } from '@shop/api';
import { cartList, config } from '@shop/contract';
import type { CartLine, ShopConfig } from '@shop/domain';
import { BusProvider, createBus, type Bus } from '@shop/events';
import { RemotesProvider, type Remotes } from '@shop/federation';
import { createI18n, I18nProvider, ShopFormatProvider } from '@shop/i18n';
import { RouterProvider } from '@shop/router';
import {
  createSession,
  toSessionRules,
  SessionProvider,
  type Session,
  type SessionStore,
} from '@shop/session';
import { SeoProvider, type SeoPage } from '@shop/ui';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { aConfig } from './config-builder';
import { createFakeApi, type FakeApi } from './fake-api';
import { createTestApi } from './test-api';

export interface TestAppOptions {
  session?: Partial<Session>;
  /** Lines of the visitor's cart. */
  cart?: CartLine[];
  config?: Partial<ShopConfig>;
  /** Address of the page, and the route pattern. */
  address?: string;
  path?: string;
  language?: 'en' | 'ur' | 'ar';
  /** Remote components by slot name; slots that are not listed render nothing. */
  slots?: Record<string, ComponentType<never>>;
  /** Sets the responses of the fake backend. */
  setUpApi?: (api: FakeApi) => void;
  /** Whether the page stays open when a session ends, as its route declares (`resumes`); otherwise that leads to /home. */
  resumes?: boolean;
  /** Additional fields of the page's head. */
  seo?: Partial<SeoPage>;
  /** Responses that came with the page. */
  pageResponses?: PageResponses;
}

export interface TestApp {
  api: FakeApi;
  client: Api;
  bus: Bus;
  session: SessionStore;
  /** Messages shown by `notify`. */
  toasts: string[];
  /** Address that the router shows. */
  address: () => string;
  element: ReactElement;
}

const noRemotes = (slots: Record<string, ComponentType<never>>): Remotes => ({
  getApp: (componentRef) => (componentRef.name in slots ? 'test' : null),
  hasPrevious: () => false,
  // The test provides it for exactly this slot.
  ready: (componentRef) => slots[componentRef.name] as ComponentType<object> | undefined,
  load: () => Promise.reject(new Error('no remotes in this test')),
  again: () => {},
  onAgain: () => () => {},
  report: () => {},
  ErrorFallback: () => null,
});

const seoPage = (
  { businessName, logoUrl }: ShopConfig,
  { seo, address = '/' }: Pick<TestAppOptions, 'seo' | 'address'>,
): SeoPage => ({
  shopName: businessName,
  origin: 'https://shop.example',
  canonical: `https://shop.example${address}`,
  alternates: [],
  isListed: true,
  logoUrl,
  currency: 'USD',
  collect: null,
  ...seo,
});

/** An application root around a component, as the host creates it, over a fake backend. */
export function testApp(ui: ReactElement, options: TestAppOptions = {}): TestApp {
  const language = options.language ?? 'en';
  const i18n = createI18n(language);
  const settings = aConfig(options.config);
  const session = createSession({
    guestId: 'guest-1',
    zoneIds: [1],
    restored: true,
    language,
    direction: i18n.direction,
    ...toSessionRules(settings),
    ...options.session,
  });
  const bus = createBus();
  const api = createFakeApi();
  const toasts: string[] = [];
  api.respond(config, settings);
  api.respond(cartList, options.cart ?? []);
  options.setUpApi?.(api);
  const router = createMemoryRouter(
    [
      { path: options.path ?? '*', element: ui },
      { path: '*', element: null },
    ],
    {
      initialEntries: [options.address ?? '/'],
    },
  );
  const client = createTestApi(api, {
    session,
    bus,
    notify: (message) => toasts.push(message),
    wordsFor: (error) => (error === 'signedOut' ? 'Your token has been expired' : `failed: ${error.kind}`),
    onExpired: () => (options.resumes ? undefined : void router.navigate('/home')),
    ...(options.pageResponses ? { pageResponses: options.pageResponses } : {}),
  });
  const element = (
    <SessionProvider session={session}>
      <BusProvider bus={bus}>
        <I18nProvider i18n={i18n}>
          <ShopFormatProvider format={{ currency: settings.currency, timeZone: settings.timeZone }}>
            <ApiProvider api={client} cache={{ provider: () => new Map() }}>
              <RemotesProvider value={noRemotes(options.slots ?? {})}>
                <SeoProvider value={seoPage(settings, options)}>
                  <RouterProvider router={router} />
                </SeoProvider>
              </RemotesProvider>
            </ApiProvider>
          </ShopFormatProvider>
        </I18nProvider>
      </BusProvider>
    </SessionProvider>
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { api, client, bus, session, toasts, address, element };
}
