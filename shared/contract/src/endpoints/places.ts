import { get, minutes } from '@shop/contract/core';
import { geocodeFromWire, placeDetailsFromWire, placesFromWire } from '../readers/places';

/** The address of a point as text. CALL-27. */
export const geocode = get('/api/v1/config/geocode-api')
  .variesBy('language')
  .query({ lat: 'number', lng: 'number' })
  .freshFor(minutes(5))
  .replies(geocodeFromWire);

/** Places matching the text. CALL-28. */
export const placeAutocomplete = get('/api/v1/config/place-api-autocomplete')
  .variesBy('language')
  .query({ search_text: 'text' })
  .freshFor(minutes(1))
  .replies(placesFromWire);

/** Position of a suggested place. CALL-29. */
export const placeDetails = get('/api/v1/config/place-api-details')
  .variesBy('language')
  .query({ placeid: 'text' })
  .freshFor(minutes(5))
  .replies(placeDetailsFromWire);
