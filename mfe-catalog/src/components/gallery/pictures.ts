import type { Item } from '@shop/domain';

/** An item's pictures in their order, each once. */
export const getPictures = ({ imageUrl, imageUrls }: Pick<Item, 'imageUrl' | 'imageUrls'>): string[] => [
  ...new Set([imageUrl, ...imageUrls].filter((url): url is string => url !== null && url !== '')),
];

/** A picture is enlarged to fit into so many pixels (BIZ-15). */
export const zoomSize = { width: 1200, height: 1800 } as const;
