import { test, expect, type APIRequestContext, type Browser } from '@playwright/test';
import { apps as released } from '../../scripts/apps.mjs';
import { NewCustomer } from '../fixtures/customer';
import { becomeVisitor, modules, type VisitorOptions } from '../fixtures/visitor';
import type { Language } from '../fixtures/translations';
import { core, phoneWindow } from '../fixtures/core';
import { routesIn, getSample, findSampleIds, type Route, type SampleIds } from '../fixtures/sample-addresses';
import { RenderedVisit } from './rendered-visit';

const languages = ['en', 'ur', 'ar'] as const satisfies Language[];
const themes = ['light', 'dark'] as const;

/** One account and one read of the demo data in each language, for all tests of a worker. */
let customer: Promise<NewCustomer> | null = null;
const signUpOnce = (request: APIRequestContext) => (customer ??= NewCustomer.signUp(request));
const sampleIds = new Map<Language, Promise<SampleIds>>();
const ids = (request: APIRequestContext, language: Language) => {
  const known = sampleIds.get(language) ?? findSampleIds(request, language);
  sampleIds.set(language, known);
  return known;
};

/** Rental pages switch the visitor's module; a visitor who has it already sees the server's header. */
const moduleAt = (path: string) => (path.startsWith('/rental/') ? { module: modules.rental } : {});

const isMissing = ({ path }: Route) => path === '*';

const allRoutes = released.flatMap((app) => routesIn(app, { isDevelopment: app === 'host' }));

test('every app has sample addresses', { tag: core }, () => {
  const apps = new Set(allRoutes.map(({ app }) => app));
  expect([...apps]).toEqual([...released]);
});

/** Arabic pages are visited in the dark on a phone, with the checks of a smoke test; the others at a desktop. */
const isOnPhone = (language: Language) => language === 'ar';

const getWindow = (language: Language) => (isOnPhone(language) ? phoneWindow : null);

type Visitor = VisitorOptions & { request: APIRequestContext; origin: string; language: Language };

/** Visits of this worker's visitors, by what they have chosen. */
const visits = new Map<string, Promise<RenderedVisit>>();

/**
 * The visit of such a visitor, who opens one address after another in the same tab: a browser that has the scripts already
 * takes a third of the time off.
 */
function visitAs(browser: Browser, { request, origin, ...options }: Visitor): Promise<RenderedVisit> {
  const begin = async () => {
    const context = await browser.newContext();
    await becomeVisitor(context, origin, options);
    if (options.customer) await (await signUpOnce(request)).useIn(context);
    return RenderedVisit.begin(context, options.language, getWindow(options.language));
  };
  const key = JSON.stringify(options);
  const visit = visits.get(key) ?? begin();
  visits.set(key, visit);
  return visit;
}

const themeFor = (language: Language, routeIndex: number) =>
  isOnPhone(language) ? 'dark' : (themes[routeIndex % 2] ?? 'light');

/** All addresses that need a customer are the same page for guests, who visit one of them; rendered-text.spec.ts compares them. */
const guestsPage = allRoutes.find(({ needsCustomer }) => needsCustomer);
const isForGuests = (route: Route) => !route.needsCustomer || route === guestsPage;

/** The routes that show the page of this one. */
const findSamePage = ({ app, page }: Route) =>
  allRoutes.filter((other) => other.app === app && other.page === page);

/** `npm test` visits every route, and of its variants those whose page is at no other address, such as below `/profile`. */
function isCoreRoute(route: Route): boolean {
  const samePage = findSamePage(route);
  return !route.isVariant || (samePage.every(({ isVariant }) => isVariant) && samePage[0] === route);
}

/** A page at several addresses is visited as a customer at the first, and as a guest at each that guests may see. */
const isCoreForCustomers = (route: Route) =>
  isCoreRoute(route) && (route.needsCustomer || findSamePage(route)[0] === route);

/**
 * A route's markup depends on guest or customer and on the direction. Two visits cover both of each. Urdu has the direction
 * of Arabic, so each route is visited once in it.
 */
const coreLanguages = (routeIndex: number) =>
  routeIndex % 2 === 0
    ? ({ guests: 'en', customers: 'ar' } as const)
    : ({ guests: 'ar', customers: 'en' } as const);

/** The tests run in this order in one worker: elsewhere their visitors would have to compile all scripts again. */
function inOneWorker(tests: () => void): void {
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    tests();
  });
}

function customerTest(route: Route, routeIndex: number, language: Language): void {
  const { app, path, needsCustomer } = route;
  const { customers } = coreLanguages(routeIndex);
  // Pages that guests do not see are visited in each right-to-left language.
  if (language !== customers && (language === 'en' || !needsCustomer)) return;
  const theme = themeFor(language, routeIndex);

  test(
    `${app} ${path}, a customer, ${language}, ${theme}: the browser takes over what was rendered [GEN-16] [BIZ-22]`,
    { tag: isCoreForCustomers(route) && language === customers ? [core] : [] },
    async ({ browser, request, baseURL: origin = '' }) => {
      const visitor = { request, origin, language, theme, customer: true, ...moduleAt(path) };
      const visit = await visitAs(browser, visitor);
      const own = getSample(route, await ids(request, language));
      const sample = { ...own, texts: own.customerTexts ?? own.texts };
      await visit.open(sample, { isMissing: isMissing(route) });
      await visit.expectReadable(sample, theme);
      await visit.expectReacts();
      if (language === 'ur') await visit.expectReadableIn(phoneWindow, sample, theme);
    },
  );
}

function guestTest(route: Route, routeIndex: number, language: Language): void {
  if (language === 'ur' ? route.needsCustomer : !isForGuests(route)) return;
  const { app, path } = route;
  const theme = themeFor(language, routeIndex);
  const followsLink = language === (routeIndex % 2 === 0 ? 'ur' : 'en');

  test(
    `${app} ${path}, a guest, ${language}, ${theme}: the browser takes over what was rendered${followsLink ? ', and goes on' : ''} [GEN-16] [BIZ-22]`,
    { tag: isCoreRoute(route) && language === coreLanguages(routeIndex).guests ? [core] : [] },
    async ({ browser, request, baseURL: origin = '' }) => {
      const sample = getSample(route, await ids(request, language));
      const visit = await visitAs(browser, { request, origin, language, theme, ...moduleAt(path) });
      await visit.open(sample, { isMissing: isMissing(route) });
      await visit.expectReadable(sample, theme);
      if (followsLink) {
        await visit.expectReacts(sample);
        await visit.expectNavigates(sample);
      }
      if (language === 'ur') await visit.expectReadableIn(phoneWindow, sample, theme);
    },
  );
}

for (const language of languages) {
  inOneWorker(() => allRoutes.forEach((route, index) => customerTest(route, index, language)));
  inOneWorker(() => allRoutes.forEach((route, index) => guestTest(route, index, language)));
}

for (const route of allRoutes.filter((route) => route.needsPlace || isForGuests(route))) {
  const { app, path } = route;

  test(`${app} ${path}, a crawler without a cookie: the browser hydrates the page without errors`, async ({
    context,
    request,
  }) => {
    const visit = await RenderedVisit.begin(context, 'en', getWindow('en'));
    const inEnglish = await ids(request, 'en');
    const landing = getSample({ app: 'host', path: '/' }, inEnglish);
    const own = getSample(route, inEnglish);
    const sample = route.needsPlace ? { ...landing, address: own.address } : own;
    await visit.open(sample, { isMissing: isMissing(route) });
  });
}
