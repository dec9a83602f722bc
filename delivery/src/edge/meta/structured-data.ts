import type { Category, ShopConfig } from '@shop/domain';
import { oneLine } from './plain-words';
import { productOf } from './product';
import { storeOf } from './store';
import { storePath, vehiclePath, type Entry, type Subject } from './subject';
import { known, picturesAt, type Place, type Thing } from './thing';

function crumbs(way: { name: string; path: string }[], { origin }: Place): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: oneLine(name),
      item: `${origin}${path}`,
    })),
  };
}

const listOf = (entries: readonly Entry[], { origin }: Place): Thing => ({
  '@type': 'ItemList',
  numberOfItems: entries.length,
  itemListElement: entries.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: oneLine(name),
    url: `${origin}${path}`,
  })),
});

function siteOf({ businessName, ...config }: ShopConfig, { origin }: Place): Thing[] {
  const owner = known({
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name: businessName,
    url: `${origin}/`,
    logo: picturesAt(origin, config.logoUrl)[0],
    telephone: config.phone,
    email: config.email,
    sameAs: config.social.map(({ link }) => link).filter((link) => /^https?:/.test(link)),
  });
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/home?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  const site = {
    '@type': 'WebSite',
    name: businessName,
    url: `${origin}/`,
    publisher: { '@id': owner['@id'] },
    potentialAction: search,
  };
  return [owner, site];
}

const categoryCrumb = ({ id, name }: Category) => ({ name, path: `/category/${id}` });

/** What a page says of itself to machines (schema.org); nothing where it is about nothing that they know. */
export function structuredData(subject: Subject, place: Place): Thing[] {
  const { config } = place.shop;
  const start = { name: config.businessName, path: '/' };
  switch (subject.kind) {
    case 'item': {
      const { id, name, storeId, storeName } = subject.item;
      const way = [start, { name: storeName, path: `/store/${storeId}` }, { name, path: `/product/${id}` }];
      return [
        productOf(subject, place),
        crumbs(
          way.filter((step) => step.name !== ''),
          place,
        ),
      ];
    }
    case 'store': {
      const { id, name, moduleType } = subject.store;
      const way = [start, { name, path: storePath(id, moduleType) }];
      return [storeOf(subject.store, place), crumbs(way, place)];
    }
    case 'vehicle': {
      const { id, name, provider } = subject.vehicle;
      const by = { name: provider.name, path: storePath(provider.id, 'rental') };
      return [crumbs([start, by, { name, path: vehiclePath(id) }], place)];
    }
    case 'category': {
      const way = [start, ...subject.parents.map(categoryCrumb), categoryCrumb(subject.category)];
      return [crumbs(way, place), ...(subject.entries.length > 0 ? [listOf(subject.entries, place)] : [])];
    }
    case 'campaign':
    case 'list':
      return subject.entries.length > 0 ? [listOf(subject.entries, place)] : [];
    case 'shop':
      return new URL(place.address).pathname === '/' ? siteOf(config, place) : [];
    case 'other':
      return [];
  }
}
