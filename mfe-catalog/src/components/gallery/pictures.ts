import type { Item } from '@shop/domain';

/** An item's pictures in order, without duplicates. */
export const getPictures = ({ imageUrl, imageUrls }: Pick<Item, 'imageUrl' | 'imageUrls'>): string[] => [
  ...new Set([imageUrl, ...imageUrls].filter((url): url is string => url !== null && url !== '')),
];

/** The size in pixels that a zoomed picture fits into (BIZ-15). */
export const zoomSize = { width: 1200, height: 1800 } as const;
