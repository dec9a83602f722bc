import { get, minutes } from '@shop/contract/core';
import { bannersFromWire } from '../readers/banner';

/** Banners of a store: the same for every visitor location. */
export const storeBanners = get('/api/v1/banners/:id')
  .demands('module')
  .subject('store', 'id')
  .optional()
  .variesBy('language')
  .freshFor(minutes(5))
  .replies(bannersFromWire);
