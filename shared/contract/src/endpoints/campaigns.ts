import { get, minutes, seconds } from '../endpoint';
import { campaignFromWire, campaignsFromWire } from '../readers/campaign';
import { flashSaleFromWire } from '../readers/flash-sale';
import { itemFromWire } from '../readers/item';
import { pageOf } from '../readers/page';
import { paged } from './paged';

const itemPage = pageOf(itemFromWire, 'products', 'items', 'campaigns');

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
