import { getSquare, type Crop } from './crop';

/** Pixels of the uploaded photo: sharp at every displayed size, far below 2 MB. */
const pixels = 512;

/**
 * Opens a file as a picture; rejects a file that is none, whatever its name. Call `close` when it is no longer shown.
 */
export async function openPicture(file: File): Promise<{ image: HTMLImageElement; close: () => void }> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    close();
    throw cause;
  }
  return { image, close };
}

export const getSize = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** Whether the file needs no crop: a square GIF, which cropping would stop. */
export const isReady = (file: File, { naturalWidth, naturalHeight }: HTMLImageElement) =>
  file.type === 'image/gif' && naturalWidth === naturalHeight;

export function drawSquare(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  const { left, top, side } = getSquare(getSize(image), crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as a file: JPEG for photographs, PNG for what may be transparent. Null without a canvas. */
export function cropFile(image: HTMLImageElement, crop: Crop, { type }: File): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  drawSquare(canvas, image, crop);
  const isPhoto = type === 'image/jpeg';
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], isPhoto ? 'photo.jpg' : 'photo.png', { type: blob.type })),
      isPhoto ? 'image/jpeg' : 'image/png',
      0.9,
    ),
  );
}
