import { pictureUrl } from '../../../features/media/picture';
import { dateFrom } from '../calendar';
import { categories } from '../catalogue/categories';
import { ratingColumns } from '../catalogue/ratings';
import type { Row } from '../insert-rows';
import { randomFrom } from '../random';
import { toRows, type Texts } from '../texts';
import { storeNamed } from '../shop/store-rows';
import { modules } from '../shop/city';
import { campaignItems, campaigns as table } from './campaigns';

interface SeedCampaign {
  id: number;
  key: string;
  module: (typeof modules)[number];
  /** Days from now, both included. */
  first: number;
  last: number;
  /** HH:mm:ss */
  hours: [from: string, to: string] | null;
  icons: string[];
  hue: number;
  stores: string[];
  title: Texts;
  description: Texts;
}

function toCampaign(cells: string[], index: number): SeedCampaign {
  const [key = '', slug, days = '', hours = '-', icons = '', hue = '', stores = '', ...texts] = cells;
  const [en = '', ur = '', ar = '', descriptionEn = '', descriptionUr = '', descriptionAr = ''] = texts;
  const module = modules.find((entry) => entry.slug === slug);
  if (!module || descriptionAr === '') throw new Error(`Not a whole campaign: ${key}`);
  const [first, last] = days.split('..').map(Number);
  const [from, to] = hours.split('-');
  return {
    id: index + 1,
    key,
    module,
    first: first ?? 0,
    last: last ?? 0,
    hours: hours === '-' ? null : [`${from}:00`, `${to}:00`],
    icons: icons.split('+'),
    hue: Number(hue),
    stores: stores.split(',').map((name) => name.trim()),
    title: { en, ur, ar },
    description: { en: descriptionEn, ur: descriptionUr, ar: descriptionAr },
  };
}

const seedCampaigns: readonly SeedCampaign[] = toRows(table).map(toCampaign);

export const campaignRows = (now: Date): Row[] =>
  seedCampaigns.map((campaign, index) => ({
    id: campaign.id,
    module_id: campaign.module.id,
    title_i18n: campaign.title,
    description_i18n: campaign.description,
    image: pictureUrl('banner', campaign.icons, campaign.hue, campaign.module.scene),
    starts_on: dateFrom(now, campaign.first),
    ends_on: dateFrom(now, campaign.last),
    daily_from: campaign.hours?.[0] ?? null,
    daily_to: campaign.hours?.[1] ?? null,
    position: index,
    active: true,
  }));

export const campaignStoreRows = (): Row[] =>
  seedCampaigns.flatMap((campaign) =>
    campaign.stores.map((name, position) => ({
      campaign_id: campaign.id,
      store_id: storeNamed(name).id,
      position,
    })),
  );

/** The zones of a campaign are those of its stores. */
export const campaignZoneRows = (): Row[] =>
  seedCampaigns.flatMap((campaign) =>
    [...new Set(campaign.stores.map((name) => storeNamed(name).place.zone))].map((zone) => ({
      campaign_id: campaign.id,
      zone_id: zone,
    })),
  );

/** Common to all: no options, and no ratings, because they are sold for a few days only. */
const plain: Row = {
  maximum_cart_quantity: 5,
  variations: [],
  choice_options: [],
  food_variations: [],
  generic_names: [],
  nutritions: [],
  allergies: [],
  tags: [],
  organic: false,
  recommended: false,
  prescription_required: false,
  available_from: null,
  available_to: null,
  campaign: true,
  brand_id: null,
  wishlist_count: 0,
  ...ratingColumns(Array<number>(9).fill(0)),
};

/** Items that are sold only in a campaign; ids from `firstId`. */
export const campaignItemRows = (now: Date, firstId: number): Row[] =>
  toRows(campaignItems).map((cells, index): Row => {
    const [key, storeName = '', shelf, icon = '', price = '', percent = '', stock = '', ...texts] = cells;
    const [en = '', ur = '', ar = '', descriptionEn = '', descriptionUr = '', descriptionAr = ''] = texts;
    const campaign = seedCampaigns.find((entry) => entry.key === key);
    const category = categories.findIndex((entry) => entry.key === shelf);
    const store = storeNamed(storeName);
    if (!campaign || category < 0 || descriptionAr === '') throw new Error(`Not a whole item: ${en}`);
    const random = randomFrom(firstId + index * 7717);
    const hue = (categories[category]?.hue ?? 0) + random.whole(-10, 10);
    const images = [0, 1, 2, 3, 4].map((angle) => pictureUrl('item', icon, hue, angle));
    return {
      id: firstId + index,
      store_id: store.id,
      module_id: store.module.id,
      category_id: category + 1,
      name_i18n: { en, ur, ar },
      description_i18n: { en: descriptionEn, ur: descriptionUr, ar: descriptionAr },
      unit_i18n: {},
      image: images[0],
      images,
      price: Math.round(Number(price) * 100),
      discount: Number(percent),
      discount_type: 'percent',
      stock: store.module.slug === 'food' ? null : Number(stock),
      ...plain,
      veg: store.module.slug === 'food' ? shelf === 'cakes' || shelf === 'sweets' : null,
      halal: shelf === 'beef-burgers' || shelf === 'biryani',
      campaign_id: campaign.id,
      campaign_starts_on: dateFrom(now, campaign.first),
      campaign_ends_on: dateFrom(now, campaign.last),
      order_count: random.whole(4, 160),
      position: 500 + index,
      created_at: new Date(now.getTime() + campaign.first * 86_400_000).toISOString(),
    };
  });
