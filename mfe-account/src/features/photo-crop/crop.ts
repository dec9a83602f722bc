/** Size of a picture in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The cropped square: its centre, and how many times smaller it is than the largest one. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const mostZoom = 4;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const getSide = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** Keeps the square inside the picture. */
function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, mostZoom);
  const half = getSide(size, zoom) / 2;
  return { x: within(crop.x, half, size.width - half), y: within(crop.y, half, size.height - half), zoom };
}

/** The largest square in the middle. */
export const getInitialCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Moves the square by fractions of its side. */
export function moveCrop(size: Size, crop: Crop, across: number, down: number): Crop {
  const side = getSide(size, crop.zoom);
  return clampCrop(size, { ...crop, x: crop.x - across * side, y: crop.y - down * side });
}

export const zoomCrop = (size: Size, crop: Crop, zoom: number): Crop => clampCrop(size, { ...crop, zoom });

/** The square in the picture's pixels. */
export function getSquare(size: Size, { x, y, zoom }: Crop) {
  const side = getSide(size, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}
