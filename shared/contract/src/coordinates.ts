import type { Position } from '@shop/domain';

/** A position in a body. Backends of the family require texts, which `toCoordinates` writes; the sandbox reads numbers too. */
export interface Coordinates {
  latitude: string | number;
  longitude: string | number;
}

export const toCoordinates = ({ latitude, longitude }: Position): Coordinates => ({
  latitude: String(latitude),
  longitude: String(longitude),
});
