import { pictureUrl } from '../../../features/media/picture';
import type { Row } from '../insert-rows';
import { toRows } from '../texts';
import { banners, storeBanners } from './banners';
import { storeNamed } from './store-rows';
import { modules } from './city';

/** Items of a store that are sold at all times, in their order. */
type GetStoreItems = (storeId: number) => number[];

/** The target of a banner, and its zone. */
function toTarget(text: string, getStoreItems: GetStoreItems): Row {
  const [kind, name] = text.split(':');
  if (name === undefined)
    return { zone_id: null, store_id: null, item_id: null, link: text === '-' ? null : text };
  const store = storeNamed(name);
  const isItem = kind === 'item';
  return {
    zone_id: store.place.zone,
    store_id: isItem ? null : store.id,
    item_id: isItem ? (getStoreItems(store.id)[0] ?? null) : null,
    link: null,
  };
}

function toHomeBannerRow(cells: string[], index: number, getStoreItems: GetStoreItems): Row {
  const [slug, icons = '', hue = '', to = '-', en = '', ur = '', ar = ''] = cells;
  const module = modules.find((entry) => entry.slug === slug);
  if (!module || ar === '') throw new Error(`Not a whole banner: ${en}`);
  return {
    module_id: module.id,
    title_i18n: { en, ur, ar },
    image: pictureUrl('banner', icons, Number(hue), module.scene),
    ...toTarget(to, getStoreItems),
    put_up_by: null,
    featured: index % 4 === 0,
  };
}

function storeRow(cells: string[], getStoreItems: GetStoreItems): Row {
  const [name = '', icons = '', hue = '', place = '', en = '', ur = '', ar = ''] = cells;
  const store = storeNamed(name);
  if (ar === '') throw new Error(`Not a whole banner: ${en}`);
  return {
    module_id: store.module.id,
    title_i18n: { en, ur, ar },
    image: pictureUrl('banner', icons, Number(hue), store.module.scene),
    zone_id: null,
    store_id: null,
    item_id: getStoreItems(store.id)[Number(place)] ?? null,
    link: null,
    put_up_by: store.id,
    featured: false,
  };
}

/** Banners of the home pages, then those of stores' own pages. */
export const bannerRows = (getStoreItems: GetStoreItems): Row[] =>
  [
    ...toRows(banners).map((cells, index) => toHomeBannerRow(cells, index, getStoreItems)),
    ...toRows(storeBanners).map((cells) => storeRow(cells, getStoreItems)),
  ].map((row, index) => ({ id: index + 1, ...row, position: index, active: true }));
