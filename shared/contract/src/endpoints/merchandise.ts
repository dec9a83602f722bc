import { get, minutes, seconds } from '../endpoint';
import { bannersFromWire, itemFromWire, pageOf } from '../readers/catalog';
import {
  campaignFromWire,
  campaignsFromWire,
  flashSaleFromWire,
  suggestionsFromWire,
  topicsFromWire,
} from '../readers/merchandise';
import { reviewsFromWire } from '../readers/review';
import { storeFromWire } from '../readers/store';
import { narrowed, paged } from './paged';

const itemPage = pageOf(itemFromWire, 'products', 'items', 'campaigns');
const storePage = pageOf(storeFromWire, 'stores');

/** Campaigns that stores take part in and that run now. D-08. */
export const campaignList = get('/api/v1/campaigns/basic')
  .demands('module')
  .optional()
  .freshFor(minutes(1))
  .replies(campaignsFromWire);

/** One of them with its stores. D-08. */
export const campaignDetails = get('/api/v1/campaigns/basic-campaign-details')
  .demands('module')
  .query({ basic_campaign_id: 'int' })
  .freshFor(minutes(1))
  .replies(campaignFromWire);

/** Items sold under a campaign that runs now; each is ordered by itself (STATE-09). */
export const campaignItems = get('/api/v1/campaigns/item')
  .demands('module')
  .optional()
  .query(paged)
  .freshFor(minutes(1))
  .replies(itemPage);

/** The flash sale that runs now with its items; null: none. */
export const flashSale = get('/api/v1/flash-sales')
  .demands('module')
  .optional()
  .freshFor(seconds(30))
  .replies(flashSaleFromWire);

/** Brands of the module. */
export const brandList = get('/api/v1/brand')
  .demands('module')
  .optional()
  .freshFor(minutes(5))
  .replies(topicsFromWire);
export const brandItems = get('/api/v1/brand/items/:id')
  .demands('module')
  .optional()
  .query(narrowed)
  .freshFor(minutes(1))
  .replies(itemPage);

/** What a pharmacy's customers look for help with. */
export const conditionList = get('/api/v1/common-condition')
  .demands('module')
  .optional()
  .freshFor(minutes(5))
  .replies(topicsFromWire);
export const conditionItems = get('/api/v1/common-condition/items/:id')
  .demands('module')
  .optional()
  .query(narrowed)
  .freshFor(minutes(1))
  .replies(itemPage);

/** Banners that a store has put up: the same wherever the visitor is. */
export const storeBanners = get('/api/v1/banners/:id')
  .demands('module')
  .subject('store', 'id')
  .optional()
  .variesBy('language')
  .freshFor(minutes(5))
  .replies(bannersFromWire);

/** Stores that the shop recommends. */
export const storesRecommended = get('/api/v1/stores/recommended')
  .demands('module', 'zone')
  .optional()
  .query(paged)
  .freshFor(minutes(5))
  .replies(storePage);

/** Stores with a discount of their own, the nearest first. */
export const storesWithOffers = get('/api/v1/stores/top-offer-near-me')
  .demands('module', 'zone')
  .optional()
  .query(paged)
  .freshFor(minutes(5))
  .replies(storePage);

/** Stores that have items of a category. */
export const categoryStores = get('/api/v1/categories/stores/:id')
  .demands('module', 'zone')
  .subject('category', 'id')
  .query(narrowed)
  .freshFor(minutes(5))
  .replies(storePage);

/** Stores that the customer has ordered from, the last one first. */
export const visitAgain = get('/api/v1/customer/visit-again')
  .optional()
  .access('customer')
  .freshFor(minutes(1))
  .replies(storePage);

/** Items that the customer has ordered and might order again. */
export const suggestedItems = get('/api/v1/customer/suggested-items')
  .optional()
  .access('customer')
  .query(paged)
  .freshFor(minutes(1))
  .replies(itemPage);

/** What a few letters may mean. X-02. */
export const suggestions = get('/api/v1/items/item-or-store-search')
  .demands('module', 'zone')
  .optional({})
  .query({ name: 'text' })
  .freshFor(seconds(30))
  .replies(suggestionsFromWire);

/** Reviews of an item, the newest first. X-04. */
export const itemReviews = get('/api/v1/items/reviews/:id')
  .demands('module')
  .subject('item', 'id')
  .optional()
  .variesBy('language')
  .query({ limit: 'int?', offset: 'int?' })
  .freshFor(minutes(1))
  .replies(reviewsFromWire);

/** Reviews of a store's items, the newest first. X-04. */
export const storeReviews = get('/api/v1/stores/reviews')
  .demands('module')
  .subject('store', 'store_id')
  .optional()
  .variesBy('language')
  .query({ store_id: 'int', limit: 'int?', offset: 'int?' })
  .freshFor(minutes(1))
  .replies(reviewsFromWire);
