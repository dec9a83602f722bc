/** Metres between the header's place and an address from which they count as two places. */
const farAway = 500;

/** Whether a distance makes two places of an address and the header's place, whatever their zones are. */
export const isFarAway = (metres: number): boolean => metres >= farAway;

/**
 * How an address differs from the place in the header, by which the shop shows stores and prices: it is outside that
 * place's zones; far away within them; or far away, its zones unknown. Null: no difference. `metres` are between both;
 * `addressZones` are null while unknown, and empty outside every zone. STATE-01.
 */
export function getPlaceDifference(
  metres: number,
  placeZones: readonly number[],
  addressZones: readonly number[] | null,
): 'otherZone' | 'farInZone' | 'far' | null {
  const areKnown = addressZones !== null && placeZones.length > 0;
  if (areKnown && !addressZones.some((id) => placeZones.includes(id))) return 'otherZone';
  if (!isFarAway(metres)) return null;
  return areKnown ? 'farInZone' : 'far';
}
