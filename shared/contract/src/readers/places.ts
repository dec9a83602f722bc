import { inner, isRecord, numberOrNull, record, records, text, WireError } from '@shop/contract/core';

export interface PlaceSuggestion {
  placeId: string;
  text: string;
}

/** `text` is plain or `{ text }`; older backends send `predictions` with `place_id` and `description`. */
export const placesFromWire = (wire: unknown): PlaceSuggestion[] =>
  records(wire, 'suggestions', 'predictions').map((suggestion) => {
    const place = inner(suggestion.placePrediction ?? suggestion);
    const description = isRecord(place.text) ? place.text.text : place.text;
    return { placeId: text(place.placeId ?? place.place_id), text: text(description ?? place.description) };
  });

/** Older backends have the place under `result`, with `geometry`. */
export function placeDetailsFromWire(wire: unknown) {
  const response = record(wire, 'place');
  const place = isRecord(response.result) ? response.result : response;
  const location = inner(place.location ?? inner(place.geometry).location);
  const name = isRecord(place.displayName) ? place.displayName.text : place.displayName;
  const latitude = numberOrNull(location.latitude ?? location.lat);
  const longitude = numberOrNull(location.longitude ?? location.lng);
  if (latitude === null || longitude === null) throw new WireError('place has no position');
  return { latitude, longitude, address: text(place.formattedAddress ?? place.formatted_address ?? name) };
}

/** The nearest address as text; empty if there is none. */
export const geocodeFromWire = (wire: unknown): string =>
  text(inner(records(wire, 'results')[0]).formatted_address);
