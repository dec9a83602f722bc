import type { Area } from 'react-easy-crop';

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

/** Whether the file needs no crop: a square GIF, which cropping would stop. */
export const isReady = (file: File, { naturalWidth, naturalHeight }: HTMLImageElement) =>
  file.type === 'image/gif' && naturalWidth === naturalHeight;

/** The square as a file: JPEG for photographs, PNG for what may be transparent. Null without a canvas. */
export function cropFile(image: HTMLImageElement, area: Area, { type }: File): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, pixels, pixels);
  const isPhoto = type === 'image/jpeg';
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], isPhoto ? 'photo.jpg' : 'photo.png', { type: blob.type })),
      isPhoto ? 'image/jpeg' : 'image/png',
      0.9,
    ),
  );
}
