import { get, minutes, post, seconds } from '../endpoint';
import { configFromWire } from '../readers/config';
import {
  distanceFromWire,
  geocodeFromWire,
  placeDetailsFromWire,
  placesFromWire,
  zoneIdsFromWire,
  zonesFromWire,
} from '../readers/places';
import { guestFromWire } from '../readers/account';
import { modulesFromWire } from '../readers/store';

/** Settings of the shop. ENT-45 … ENT-49. */
export const config = get('/api/v1/config').variesBy('language').freshFor(minutes(5)).replies(configFromWire);

/** Modules that serve the zones of the header. CALL-05. */
export const moduleList = get('/api/v1/module')
  .variesBy('zone', 'language')
  .freshFor(minutes(5))
  .replies(modulesFromWire);

/** Zones that serve a point; 404 when none does. CALL-26. */
export const zoneOf = get('/api/v1/config/get-zone-id')
  .variesBy('language')
  .query({ lat: 'number', lng: 'number' })
  .freshFor(minutes(1))
  .replies(zonesFromWire);

/** Ids of all zones that the shop serves. Not every backend tells. */
export const zoneList = get('/api/v1/zone/list')
  .optional()
  .variesBy('language')
  .freshFor(minutes(5))
  .replies(zoneIdsFromWire);

/** Address in words of a point. CALL-27. */
export const geocode = get('/api/v1/config/geocode-api')
  .variesBy('language')
  .query({ lat: 'number', lng: 'number' })
  .freshFor(minutes(5))
  .replies(geocodeFromWire);

/** Places whose name fits the text. CALL-28. */
export const placeAutocomplete = get('/api/v1/config/place-api-autocomplete')
  .variesBy('language')
  .query({ search_text: 'text' })
  .freshFor(minutes(1))
  .replies(placesFromWire);

/** Position of a found place. CALL-29. */
export const placeDetails = get('/api/v1/config/place-api-details')
  .variesBy('language')
  .query({ placeid: 'text' })
  .freshFor(minutes(5))
  .replies(placeDetailsFromWire);

/** Metres and seconds between two points along the roads. BIZ-35. */
export const distance = get('/api/v1/config/distance-api')
  .optional()
  .variesBy('language')
  .query({
    origin_lat: 'number',
    origin_lng: 'number',
    destination_lat: 'number',
    destination_lng: 'number',
    mode: 'text?',
  })
  .freshFor(seconds(60))
  .replies(distanceFromWire);

/** A new guest. CALL-32, STATE-05. */
export const requestGuest = post('/api/v1/auth/guest/request')
  .body<{ fcm_token?: string | null }>()
  .replies(guestFromWire);
