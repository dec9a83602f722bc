import type { RouteManifest } from '@shop/federation';
import { cardPrice } from '@shop/domain';
import { escapeHtml, scriptJson } from '../page/escape';
import { addressesOf, isListed } from './addresses';
import { majorUnits } from './currency';
import { oneLine, plainWords, safeAddress } from './plain-words';
import { structuredData } from './structured-data';
import type { Entry, Shop, Subject } from './subject';
import { wordsIn } from './words';

/** What is known of a page when its head is written. */
export interface PageFacts {
  subject: Subject;
  route: Pick<RouteManifest, 'identity' | 'unlisted'> | null;
  search: URLSearchParams;
  /** In full, without search; null where the shop's own origin is not known. */
  page: string | null;
  language: string;
  shop: Shop | null;
  currency: string | null;
  /** What the answer that the route is about says, whatever it is: of pages that nothing else is known of. */
  said: { title: string; description: string; picture: string | null };
}

/** What the subject is called, where its answer says so; '' leaves it to the page. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'item') return oneLine(subject.item.name);
  if (subject.kind === 'store') return oneLine(subject.store.name);
  if (subject.kind === 'vehicle') return oneLine(subject.vehicle.name);
  if (subject.kind === 'category') return oneLine(subject.category.name);
  return subject.kind === 'campaign' ? oneLine(subject.campaign.title) : '';
}

/** Names in a description: the first ones. */
const few = 5;

function namesIn(entries: readonly { name: string }[], language: string): string {
  const names = entries.slice(0, few).map(({ name }) => oneLine(name));
  return wordsIn(language).and.format(names);
}

export function descriptionOf(subject: Subject, shop: Shop | null, language: string): string {
  const words = wordsIn(language);
  const shopName = shop?.config.businessName ?? '';
  const ofList = (entries: readonly Entry[]) =>
    entries.length > 0 && shopName ? words.ofList(namesIn(entries, language), shopName) : '';
  switch (subject.kind) {
    case 'item': {
      const { name, description, storeName } = subject.item;
      return plainWords(description) || oneLine([name, storeName].filter(Boolean).join(' · '));
    }
    case 'store': {
      const { name, description, address } = subject.store;
      return plainWords(description) || oneLine([name, address].filter(Boolean).join(' · '));
    }
    case 'vehicle': {
      const { name, description, provider } = subject.vehicle;
      return plainWords(description) || oneLine([name, provider.name].filter(Boolean).join(' · '));
    }
    case 'campaign':
      return plainWords(subject.campaign.description) || ofList(subject.entries);
    case 'category': {
      if (subject.entries.length === 0 || !shopName) return '';
      return words.ofCategory(oneLine(subject.category.name), namesIn(subject.entries, language), shopName);
    }
    case 'list':
      return ofList(subject.entries);
    case 'shop':
      return shop && shop.modules.length > 0 ? words.ofShop(namesIn(shop.modules, language), shopName) : '';
    case 'other':
      return '';
  }
}

/** The picture for whoever shares the page: its own largest, else the first that it is about. */
function pictureOf({ subject, said, shop }: PageFacts): string | null {
  const own =
    subject.kind === 'category'
      ? subject.category.imageUrl
      : subject.kind === 'campaign'
        ? subject.campaign.imageUrl
        : subject.kind === 'item'
          ? subject.item.imageUrl
          : null;
  const first = 'entries' in subject ? (subject.entries[0]?.picture ?? null) : null;
  return safeAddress(said.picture ?? own ?? first ?? shop?.config.logoUrl ?? null);
}

const tag = (attribute: 'name' | 'property', name: string, content: string) =>
  content && `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

function productTags({ subject, shop, currency }: PageFacts): string[] {
  if (subject.kind !== 'item') return [tag('property', 'og:type', 'website')];
  if (!shop || !currency) return [tag('property', 'og:type', 'product')];
  const { price } = cardPrice(subject.item);
  if (price <= 0) return [tag('property', 'og:type', 'product')];
  return [
    tag('property', 'og:type', 'product'),
    tag('property', 'product:price:amount', majorUnits(price, shop.config.currency.decimals)),
    tag('property', 'product:price:currency', currency),
  ];
}

function addressTags({ route, search, page, language }: PageFacts): string[] {
  if (!page) return [];
  const { canonical, alternates } = addressesOf(page, route ?? {}, search, language);
  const link = (rest: string, address: string) => `<link ${rest} href="${escapeHtml(address)}">`;
  const isPublic = route !== null && isListed(route, search);
  return [
    link('rel="canonical"', canonical),
    ...(isPublic
      ? alternates.map((other) => link(`rel="alternate" hreflang="${other.language}"`, other.address))
      : []),
    tag('property', 'og:url', canonical),
  ];
}

/** Everything of a page's head that says what the page is, but for its title. */
export function headTags(facts: PageFacts): string {
  const { subject, route, search, page, language, shop, said } = facts;
  const description = descriptionOf(subject, shop, language) || said.description;
  const picture = pictureOf(facts);
  const shared = picture && page ? new URL(picture, page).href : '';
  const { locale } = wordsIn(language);
  return [
    tag('name', 'description', description),
    route && !isListed(route, search) ? tag('name', 'robots', 'noindex') : '',
    ...addressTags(facts),
    tag('property', 'og:description', description),
    tag('property', 'og:image', shared),
    shared && tag('property', 'og:image:alt', nameOf(subject) || said.title),
    ...productTags(facts),
    tag('property', 'og:locale', locale),
    ...otherLocales(language).map((other) => tag('property', 'og:locale:alternate', other)),
    tag('name', 'twitter:card', shared ? 'summary_large_image' : 'summary'),
  ].join('');
}

const otherLocales = (language: string) =>
  ['en', 'ur', 'ar'].filter((code) => code !== language).map((code) => wordsIn(code).locale);

/** The same for machines, as a block of data that no text in it can leave (F-36); '' where there is nothing to say. */
export function dataBlock({ subject, route, search, page, shop, currency, language }: PageFacts): string {
  if (!page || !shop || !route || !isListed(route, search)) return '';
  const { origin } = new URL(page);
  const address = addressesOf(page, route, search, language).canonical;
  const things = structuredData(subject, { origin, address, shop, currency });
  if (things.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
