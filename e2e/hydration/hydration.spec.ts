import { test, expect, type APIRequestContext } from '@playwright/test';
import { apps as released } from '../../scripts/apps.mjs';
import { NewCustomer } from '../fixtures/customer';
import { becomeVisitor, modules } from '../fixtures/visitor';
import type { Language } from '../fixtures/translations';
import { core } from '../fixtures/core';
import { routesIn, getSample, findSampleIds, type Route, type SampleIds } from '../fixtures/sample-addresses';
import { RenderedVisit } from './rendered-visit';

const languages = ['en', 'ur', 'ar'] as const satisfies Language[];
const themes = ['light', 'dark'] as const;

/** One account and one read of the demo data in each language, for all tests of a worker. */
let customer: Promise<NewCustomer> | null = null;
const sampleIds = new Map<Language, Promise<SampleIds>>();
const ids = (request: APIRequestContext, language: Language) => {
  const known = sampleIds.get(language) ?? findSampleIds(request, language);
  sampleIds.set(language, known);
  return known;
};

/** Rental pages switch the visitor's module; a visitor who has it already sees the server's header. */
const moduleAt = (path: string) => (path.startsWith('/rental/') ? { module: modules.rental } : {});

const isMissing = ({ path }: Route) => path === '*';

const allRoutes = released.flatMap((app) => routesIn(app, 'dist-development'));

test('every app has sample addresses', { tag: core }, () => {
  const apps = new Set(allRoutes.map(({ app }) => app));
  expect([...apps]).toEqual([...released]);
});

for (const [routeIndex, route] of allRoutes.entries()) {
  const { app, path } = route;
  const customersLanguage = languages[routeIndex % languages.length] ?? 'en';
  // A route's markup depends on guest or customer and on the direction. Two visits cover both of each.
  const coreLanguage = customersLanguage === 'en' ? 'ar' : 'en';

  for (const [languageIndex, language] of languages.entries()) {
    const theme = themes[(routeIndex + languageIndex) % 2] ?? 'light';
    const followsLink = languageIndex === routeIndex % languages.length;

    test(
      `${app} ${path}, a guest, ${language}, ${theme}: the browser takes over what was rendered${followsLink ? ', and goes on' : ''}`,
      {
        tag: language === coreLanguage ? [core] : [],
      },
      async ({ context, request, baseURL }) => {
        const sample = getSample(route, await ids(request, language));
        await becomeVisitor(context, baseURL ?? '', { language, theme, ...moduleAt(path) });
        const visit = await RenderedVisit.begin(context, language);
        await visit.open(sample, { isMissing: isMissing(route) });
        if (!followsLink) return;
        await visit.expectReacts(sample);
        await visit.expectNavigates(sample);
      },
    );
  }

  const language = customersLanguage;
  const theme = themes[routeIndex % 2] ?? 'light';

  test(
    `${app} ${path}, a customer, ${language}, ${theme}: the browser takes over what was rendered`,
    { tag: core },
    async ({ context, request, baseURL }) => {
      customer ??= NewCustomer.signUp(request);
      await becomeVisitor(context, baseURL ?? '', { language, theme, customer: true, ...moduleAt(path) });
      await (await customer).useIn(context);
      const visit = await RenderedVisit.begin(context, language);
      const sample = getSample(route, await ids(request, language));
      await visit.open(
        { ...sample, texts: sample.customerTexts ?? sample.texts },
        { isMissing: isMissing(route) },
      );
      await visit.expectReacts();
    },
  );

  test(`${app} ${path}, a crawler without a cookie: the browser hydrates the page without errors`, async ({
    context,
    request,
  }) => {
    const visit = await RenderedVisit.begin(context, 'en');
    const inEnglish = await ids(request, 'en');
    const landing = getSample({ app: 'host', path: '/', needsPlace: false }, inEnglish);
    const own = getSample(route, inEnglish);
    const sample = route.needsPlace
      ? { ...landing, address: own.address }
      : { ...own, says: own.texts.slice(0, 1) };
    await visit.open(sample, { isMissing: isMissing(route) });
  });
}
