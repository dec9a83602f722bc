import { get, itemFromWire, minutes, pageOf, seconds } from '@shop/contract/core';
import { campaignFromWire, campaignsFromWire } from '../readers/campaign';
import { flashSaleFromWire } from '../readers/flash-sale';
import { paged } from './paged';

const itemPage = pageOf(itemFromWire, 'products', 'items', 'campaigns');

/** Current campaigns with participating stores. D-08. */
export const campaignList = get('/api/v1/campaigns/basic')
  .demands('module')
  .optional()
  .freshFor(minutes(1))
  .replies(campaignsFromWire);

/** One campaign with its stores. D-08. */
export const campaignDetails = get('/api/v1/campaigns/basic-campaign-details')
  .demands('module')
  .query({ basic_campaign_id: 'int' })
  .freshFor(minutes(1))
  .replies(campaignFromWire);

/** Items of current item campaigns; each is ordered separately (STATE-09). */
export const campaignItems = get('/api/v1/campaigns/item')
  .demands('module')
  .optional()
  .query(paged)
  .freshFor(minutes(1))
  .replies(itemPage);

/** The current flash sale with its items; null: none. */
export const flashSale = get('/api/v1/flash-sales')
  .demands('module')
  .optional()
  .freshFor(seconds(30))
  .replies(flashSaleFromWire);
