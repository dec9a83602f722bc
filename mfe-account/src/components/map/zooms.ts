/** From the world to a house; `first`: where a map begins. BIZ-17. */
export const zooms = { least: 1, most: 21, first: 17 } as const;

export const withinZooms = (zoom: number): number => Math.min(zooms.most, Math.max(zooms.least, zoom));

/** Pixels: the height of a map. BIZ-12. */
export const mapHeight = 348;
