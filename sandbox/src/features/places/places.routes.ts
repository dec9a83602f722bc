import { distance, geocode, placeAutocomplete, placeDetails } from '@shop/contract';
import { invalid, notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import { isPosition } from '../config/config.routes';
import { nearestPlace, placeById, suggestPlaces } from './places';
import { roadBetween } from './roads';

const position = (latitude: number, longitude: number) => {
  if (!isPosition(latitude, longitude)) throw invalid('coordinates', 'invalid', { field: 'lat, lng' });
  return { latitude, longitude };
};

export function placesRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, geocode, async ({ query, view }) => {
    const point = position(query.lat, query.lng);
    const place = await nearestPlace(database, point);
    const address = place
      ? view.text(place.address_i18n)
      : `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`;
    return {
      status: 'OK',
      results: [
        {
          place_id: place?.id ?? null,
          formatted_address: address,
          geometry: { location: { lat: point.latitude, lng: point.longitude } },
        },
      ],
    };
  });

  serve(server, placeAutocomplete, async ({ query, view }) => ({
    suggestions: (await suggestPlaces(database, query.search_text)).map((place) => ({
      placePrediction: {
        placeId: place.id,
        text: { text: view.text(place.address_i18n) },
        structuredFormat: { mainText: { text: view.text(place.name_i18n) } },
        types: [place.kind],
      },
    })),
  }));

  serve(server, placeDetails, async ({ query, view }) => {
    const place = await placeById(database, query.placeid);
    if (!place) throw notFound();
    return {
      id: place.id,
      displayName: { text: view.text(place.name_i18n), languageCode: view.language },
      formattedAddress: view.text(place.address_i18n),
      location: { latitude: place.latitude, longitude: place.longitude },
    };
  });

  serve(server, distance, ({ query }) => {
    const from = position(query.origin_lat, query.origin_lng);
    const to = position(query.destination_lat, query.destination_lng);
    const road = roadBetween(from, to, query.mode);
    if (!road) return { status: 'ZERO_RESULTS' };
    return { distanceMeters: road.metres, duration: `${road.seconds}s`, status: 'OK' };
  });
}
