import { get, minutes } from '../endpoint';
import { bannersFromWire } from '../readers/banner';

/** Banners that a store has put up: the same wherever the visitor is. */
export const storeBanners = get('/api/v1/banners/:id')
  .demands('module')
  .subject('store', 'id')
  .optional()
  .variesBy('language')
  .freshFor(minutes(5))
  .replies(bannersFromWire);
