import { get, minutes } from '@shop/contract/core';
import { zoneIdsFromWire, zonesFromWire } from '../readers/zone';

/** Zones of a point; 404 without any. CALL-26. */
export const zoneOf = get('/api/v1/config/get-zone-id')
  .variesBy('language')
  .query({ lat: 'number', lng: 'number' })
  .freshFor(minutes(1))
  .replies(zonesFromWire);

/** Ids of all zones of the shop. Some backends do not have it. */
export const zoneList = get('/api/v1/zone/list')
  .optional()
  .variesBy('language')
  .freshFor(minutes(5))
  .replies(zoneIdsFromWire);
