import type { Campaign, Facets, FacetValue, FlashSale, Suggestions, Topic } from '@shop/domain';
import { listFlags } from '@shop/domain';
import type { ReadContext } from '../endpoint';
import {
  id,
  isRecord,
  money,
  number,
  numberOrNull,
  picture,
  readable,
  record,
  records,
  text,
  textOrNull,
  type WireRecord,
} from '../wire';
import { itemFromWire } from './catalog';
import { storeFromWire } from './store';

/** D-08. A campaign of stores; its list leaves the stores out. */
export function campaignFromWire(wire: unknown, context: ReadContext): Campaign {
  const campaign = record(wire, 'campaign');
  const stores = readable(records(campaign.stores), (store) => storeFromWire(store, context));
  return {
    id: id(campaign.id, 'campaign'),
    title: text(campaign.title),
    description: text(campaign.description),
    imageUrl: picture(campaign.image_full_url, campaign.image, 'campaign_image_url', context.pictureFolders),
    startsOn: textOrNull(campaign.available_date_starts ?? campaign.start_date),
    endsOn: textOrNull(campaign.available_date_ends ?? campaign.end_date),
    startsAt: textOrNull(campaign.start_time),
    endsAt: textOrNull(campaign.end_time),
    storeCount: number(campaign.stores_count, stores.length),
    stores,
  };
}

export const campaignsFromWire = (wire: unknown, context: ReadContext): Campaign[] =>
  readable(records(wire, 'campaigns'), (campaign) => campaignFromWire(campaign, context));

/** The sale that runs now; null when there is none or it holds nothing. */
export function flashSaleFromWire(wire: unknown, context: ReadContext): FlashSale | null {
  if (!isRecord(wire)) return null;
  const answer = record(wire, 'flash sale');
  const sale = isRecord(answer.flash_sale) ? answer.flash_sale : answer;
  const endsAt = textOrNull(sale.end_date);
  const entries = readable(records(answer, 'active_products', 'products'), (entry) => ({
    item: itemFromWire(isRecord(entry.item) ? entry.item : entry, context),
    offered: number(entry.stock),
    sold: number(entry.sold),
  }));
  if (numberOrNull(sale.id) === null || !endsAt || entries.length === 0) return null;
  return { id: id(sale.id, 'flash sale'), title: text(sale.title), endsAt, entries };
}

export const topicsFromWire = (wire: unknown): Topic[] =>
  readable(records(wire, 'brands', 'conditions'), (topic) => ({
    id: id(topic.id, 'topic'),
    name: text(topic.name),
    imageUrl: textOrNull(topic.image_full_url),
    itemCount: number(topic.items_count),
  }));

const named = (entry: WireRecord, image: unknown) => ({
  id: id(entry.id, 'suggestion'),
  name: text(entry.name),
  imageUrl: textOrNull(image),
});

/** */
export function suggestionsFromWire(wire: unknown, context?: Partial<ReadContext>): Suggestions {
  const answer = record(wire, 'suggestions');
  const folders = context?.pictureFolders;
  return {
    items: readable(records(answer.items), (item) => ({
      ...named(item, picture(item.image_full_url, item.image, 'item_image_url', folders)),
      storeName: text(item.store_name),
    })),
    stores: readable(records(answer.stores), (store) =>
      named(store, picture(store.logo_full_url, store.logo, 'store_image_url', folders)),
    ),
    categories: readable(records(answer.categories), (category) =>
      named(category, picture(category.image_full_url, category.image, 'category_image_url', folders)),
    ),
  };
}

const valuesFromWire = (wire: unknown): FacetValue[] =>
  readable(records(wire), (value) => ({
    id: id(value.id, 'facet'),
    name: text(value.name),
    count: number(value.count),
  }));

/** D-03: how many each filter would leave. */
export function facetsFromWire(wire: unknown, { decimals }: ReadContext): Facets {
  const facets = record(wire, 'facets');
  const counts = isRecord(facets.flags) ? facets.flags : {};
  const diets = isRecord(facets.diets) ? facets.diets : {};
  const price = isRecord(facets.price) ? facets.price : null;
  const counted = <Name extends string>(names: readonly Name[], from: WireRecord) =>
    Object.fromEntries(
      names.flatMap((name) => (numberOrNull(from[name]) === null ? [] : [[name, number(from[name])]])),
    ) as Partial<Record<Name, number>>; // built from those names alone
  return {
    categories: valuesFromWire(facets.categories),
    brands: valuesFromWire(facets.brands),
    price: price && { min: money(price.min, decimals), max: money(price.max, decimals) },
    ratings: records(facets.ratings).map((rating) => ({
      atLeast: number(rating.at_least),
      count: number(rating.count),
    })),
    flags: counted(listFlags, counts),
    diets: counted(['veg', 'non_veg'], diets),
  };
}
