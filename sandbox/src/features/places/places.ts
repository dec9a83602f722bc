import { distanceBetween, type Position } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';

export interface PlaceRow {
  id: string;
  kind: string;
  name_i18n: Texts;
  address_i18n: Texts;
  latitude: number;
  longitude: number;
}

const columns = 'id, kind, name_i18n, address_i18n, latitude, longitude';
const maxSuggestions = 8;

const maxWords = 6;

/** Places with every typed word in their address, in any language; those that begin with the text come first. */
export async function suggestPlaces(queries: Queries, text: string): Promise<PlaceRow[]> {
  const searchWords = text.slice(0, 200).split(/\s+/).filter(Boolean).slice(0, maxWords);
  // Folded text contains no wildcard of LIKE.
  const conditions = searchWords.map((_, index) => `search LIKE '%' || search_fold($${index + 2}) || '%'`);
  return queries.query<PlaceRow>(
    `SELECT ${columns} FROM places WHERE ${["search_fold($1) <> ''", ...conditions].join(' AND ')}
     ORDER BY (search LIKE search_fold($1) || '%') DESC, similarity(search, search_fold($1)) DESC, length(search), id
     LIMIT ${maxSuggestions}`,
    [searchWords.join(' '), ...searchWords],
  );
}

export const placeById = (queries: Queries, id: string): Promise<PlaceRow | null> =>
  one<PlaceRow>(queries, `SELECT ${columns} FROM places WHERE id = $1`, [id]);

/** About 1.5 km of latitude, the maximum distance of a place. */
const maxDegrees = 0.0135;

/** The known place nearest to a point, within reach. */
export async function nearestPlace(queries: Queries, point: Position): Promise<PlaceRow | null> {
  const widening = 1 / Math.max(0.05, Math.cos((point.latitude * Math.PI) / 180));
  const found = await queries.query<PlaceRow>(
    `SELECT ${columns} FROM places
     WHERE latitude BETWEEN $1::float8 - $3::float8 AND $1::float8 + $3::float8
       AND longitude BETWEEN $2::float8 - $4::float8 AND $2::float8 + $4::float8`,
    [point.latitude, point.longitude, maxDegrees, maxDegrees * widening],
  );
  const byDistance = found
    .map((place) => ({ place, metres: distanceBetween(point, place) }))
    .sort((a, b) => a.metres - b.metres);
  return byDistance[0]?.place ?? null;
}
