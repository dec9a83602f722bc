import type { Item } from '@shop/domain';

/** An item's pictures in order, without duplicates. */
export const getPictures = ({ imageUrl, imageUrls }: Pick<Item, 'imageUrl' | 'imageUrls'>): string[] => [
  ...new Set([imageUrl, ...imageUrls].filter((url): url is string => url !== null && url !== '')),
];

/** The size in pixels that a zoomed picture fits into (BIZ-15). */
export const zoomSize = { width: 1200, height: 1800 } as const;

/** A zoomed view: the scale, and the offset of the picture's centre from the frame's centre in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
}

export const fullView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Relative to the frame's size; the picture has no more detail beyond. */
export const largestScale = 4;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Limits a view to the frame: no picture leaves it, and an unzoomed one is centred. */
export function clampView({ scale: requested, x, y }: ZoomView, { width, height }: Frame): ZoomView {
  const scale = between(requested, 1, largestScale);
  const maxOffset = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return {
    scale,
    x: between(x, -maxOffset.x, maxOffset.x) + 0,
    y: between(y, -maxOffset.y, maxOffset.y) + 0,
  };
}

/** Zooms to a scale so that a point (relative to the frame's centre) stays in place. */
export function zoomTo(view: ZoomView, scale: number, at: Point, frame: Frame): ZoomView {
  const next = between(scale, 1, largestScale);
  const factor = next / view.scale;
  const moved = { scale: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
  return clampView(moved, frame);
}

export const movedBy = (view: ZoomView, by: Point, frame: Frame): ZoomView =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
