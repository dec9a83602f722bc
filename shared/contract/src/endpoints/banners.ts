import { get, minutes } from '@shop/contract/core';
import { bannersFromWire } from '../readers/banner';

/** Banners of the module. */
export const banners = get('/api/v1/banners')
  .demands('zone')
  .optional()
  .query({ featured: 'flag?' })
  .freshFor(minutes(1))
  .replies(bannersFromWire);
