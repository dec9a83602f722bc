import type { CartLine } from '@shop/domain';

/**
 * Lines whose store does not serve the zones. Empty while no location is known; lines of stores without a zone are
 * never in it.
 */
export const getLinesElsewhere = (lines: readonly CartLine[], zoneIds: readonly number[]): CartLine[] =>
  lines.filter(({ item }) => item.zoneId !== null && zoneIds.length > 0 && !zoneIds.includes(item.zoneId));
