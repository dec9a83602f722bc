import type { ModuleType } from '@shop/domain';
import type { QueryDeclaration } from '@shop/federation';
import { nearbyQuery, rowQuery, storeRowQuery } from './queries';

/** The first query of each section; null: none, or only for a customer, which is sent when it comes into view. */
export const sectionCalls = {
  banners: { endpoint: 'banners' },
  quickWays: null,
  categories: { endpoint: 'categoryList' },
  conditions: { endpoint: 'conditionList' },
  brands: { endpoint: 'brandList' },
  orderAgain: null,
  campaigns: { endpoint: 'campaignList' },
  flashSale: { endpoint: 'flashSale', args: { query: rowQuery } },
  campaignItems: { endpoint: 'campaignItems', args: { query: rowQuery } },
  discounted: { endpoint: 'itemsDiscounted', args: { query: rowQuery } },
  popular: { endpoint: 'itemsPopular', args: { query: rowQuery } },
  recommended: { endpoint: 'itemsRecommended', args: { query: rowQuery } },
  mostReviewed: { endpoint: 'itemsMostReviewed', args: { query: rowQuery } },
  popularStores: { endpoint: 'storesPopular', args: { query: storeRowQuery } },
  newStores: { endpoint: 'storesLatest', args: { query: storeRowQuery } },
  recommendedStores: { endpoint: 'storesRecommended', args: { query: rowQuery } },
  nearStores: { endpoint: 'storeList', args: nearbyQuery() },
  openStores: { endpoint: 'storeList', args: nearbyQuery('available_now') },
} as const satisfies Record<string, QueryDeclaration | null>;

export type SectionName = keyof typeof sectionCalls;

/**
 * The home page of each module type, from top to bottom (D-02): restaurants come first in food, items in grocery and
 * e-commerce, conditions and open stores in pharmacy. Rental has a home page of its own; parcels are explained
 * (D-11).
 */
export const homePlans: Record<Exclude<ModuleType, 'parcel' | 'rental'>, readonly SectionName[]> = {
  food: [
    'banners',
    'categories',
    'quickWays',
    'popularStores',
    'discounted',
    'campaigns',
    'nearStores',
    'orderAgain',
    'flashSale',
    'popular',
    'campaignItems',
    'recommendedStores',
    'mostReviewed',
    'recommended',
    'newStores',
  ],
  grocery: [
    'banners',
    'categories',
    'quickWays',
    'discounted',
    'flashSale',
    'popular',
    'popularStores',
    'orderAgain',
    'campaigns',
    'campaignItems',
    'recommended',
    'nearStores',
    'mostReviewed',
    'recommendedStores',
    'newStores',
  ],
  pharmacy: [
    'conditions',
    'banners',
    'openStores',
    'categories',
    'quickWays',
    'popular',
    'discounted',
    'orderAgain',
    'campaigns',
    'brands',
    'campaignItems',
    'recommended',
    'popularStores',
    'mostReviewed',
    'recommendedStores',
    'newStores',
  ],
  ecommerce: [
    'banners',
    'categories',
    'flashSale',
    'quickWays',
    'discounted',
    'brands',
    'popular',
    'orderAgain',
    'campaigns',
    'campaignItems',
    'recommended',
    'mostReviewed',
    'popularStores',
    'recommendedStores',
    'newStores',
  ],
};

/** The plan of a module type; an unknown type gets food's. */
export const getHomePlan = (type: string | undefined): readonly SectionName[] =>
  (homePlans as Record<string, readonly SectionName[] | undefined>)[type ?? ''] ?? homePlans.food;

/** Sections with a query that load with the page; the rest load when they come into view. */
export const earlyLimit = 6;

/** The sections that load with the page: all down to the last one within the limit. */
export function getEarlySections(plan: readonly SectionName[]): readonly SectionName[] {
  let sectionsWithCalls = 0;
  return plan.filter((name) => {
    if (sectionCalls[name] !== null) sectionsWithCalls += 1;
    return sectionsWithCalls <= earlyLimit;
  });
}

/** Rows that are personal. */
const personal: ReadonlySet<SectionName> = new Set(['recommended', 'orderAgain', 'recommendedStores']);

/**
 * The plan for a customer with interests: the categories come right below the banners, and personal rows come first
 * among the deferred ones. What loads with the page stays the same, so that the edge's preload fits. D-07.
 */
export function reorderByInterest(plan: readonly SectionName[]): readonly SectionName[] {
  const early = getEarlySections(plan);
  const deferred = plan.slice(early.length);
  const top = early.slice(0, early.indexOf('banners') + 1);
  return [
    ...top,
    ...(early.includes('categories') ? (['categories'] as const) : []),
    ...early.slice(top.length).filter((name) => name !== 'categories'),
    ...deferred.filter((name) => personal.has(name)),
    ...deferred.filter((name) => !personal.has(name)),
  ];
}

/** The queries that the edge preloads for the home page of each module type. */
export function getHomeCalls(): QueryDeclaration[] {
  const byName = new Map<SectionName, string[]>([['banners', ['parcel', 'rental']]]);
  for (const [type, plan] of Object.entries(homePlans))
    for (const name of getEarlySections(plan)) byName.set(name, [...(byName.get(name) ?? []), type]);
  return [...byName].flatMap(([name, modules]) => {
    const call: QueryDeclaration | null = sectionCalls[name];
    return call ? [{ ...call, modules, needsZone: true, unless: ['search', 'data_type'] }] : [];
  });
}
