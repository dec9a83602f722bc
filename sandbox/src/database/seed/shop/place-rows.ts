import type { Row } from '../insert-rows';
import { toRows, type Texts } from '../texts';
import { places as table } from './places';
import { cityName, zones } from './city';

export interface Place {
  id: string;
  kind: string;
  /** 0: outside every zone. */
  zone: number;
  latitude: number;
  longitude: number;
  name: Texts;
  /** The full address: name, district, city. */
  address: Texts;
}

const commas = { en: ', ', ur: '، ', ar: '، ' } as const;

function toPlace(cells: string[]): Place {
  const [id = '', kind = '', zone = '', latitude = '', longitude = '', en = '', ur = '', ar = ''] = cells;
  const name = { en, ur, ar };
  const district = zones.find((entry) => String(entry.id) === zone)?.name;
  const line = (language: keyof Texts) =>
    [name[language], district?.[language], cityName[language]]
      .filter((part, index, parts) => part && parts.indexOf(part) === index)
      .join(commas[language]);
  return {
    id,
    kind,
    zone: Number(zone),
    latitude: Number(latitude),
    longitude: Number(longitude),
    name,
    address: { en: line('en'), ur: line('ur'), ar: line('ar') },
  };
}

/** The gazetteer of the demo city. */
export const seedPlaces: readonly Place[] = toRows(table).map(toPlace);

export function findPlace(id: string): Place {
  const place = seedPlaces.find((entry) => entry.id === id);
  if (!place) throw new Error(`There is no place ${id}`);
  return place;
}

export const placeRows = (): Row[] =>
  seedPlaces.map((place) => ({
    id: place.id,
    kind: place.kind,
    name_i18n: place.name,
    address_i18n: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
  }));
