import segments from './edge-addresses.json' with { type: 'json' };

/**
 * Whether an address is the edge's own, or one that it passes on to the backend, by its first segment: visitors would never see
 * a page there. `npm run new:remote` reads the same list.
 */
export const isEdgeAddress = (path: string): boolean =>
  segments.includes((path.split(/[/?#]/)[1] ?? '').toLowerCase());
