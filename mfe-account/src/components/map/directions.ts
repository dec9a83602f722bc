import type { Position } from '@shop/domain';

/** Address of the way to a point, in the visitor's own maps. ADDR-21. */
export const directionsTo = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
