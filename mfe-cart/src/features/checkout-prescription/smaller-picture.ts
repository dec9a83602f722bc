import { largestPicture, pictureTypes } from '@shop/domain';

/** What may be chosen: what the backend takes, and the photos of phones where this browser can read them. */
export const choosableTypes: readonly string[] = [...pictureTypes, 'image/heic', 'image/heif'];

/** Pixels of the longer side, and qualities of JPEG, from the best: the first that is small enough is sent. */
const attempts: readonly [side: number, quality: number][] = [
  [2_000, 0.88],
  [2_000, 0.7],
  [1_400, 0.7],
  [1_000, 0.6],
];

/** Whether a file is a HEIC photo of a phone. They often have no type, only a name. */
export const isPhonePhoto = ({ type, name }: File) =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement | null {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: writing on a transparent ground would be black on black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

async function shrink(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const [side, quality] of attempts) {
      const canvas = draw(picture, side);
      const jpeg = canvas && (await toJpeg(canvas, quality));
      if (jpeg && jpeg.size <= largestPicture)
        return new File([jpeg], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
    }
    return null;
  } finally {
    picture.close();
  }
}

/**
 * A picture that the backend takes: the file itself, or a smaller JPEG of a photo that is too large or of another format,
 * the right way up. Null for a file that is no picture, or that this browser cannot read. VALID-07, VALID-12, BIZ-01.
 */
export async function toSmallPicture(file: File): Promise<File | null> {
  const isTaken = pictureTypes.includes(file.type);
  if (isTaken && file.size <= largestPicture) return file;
  if (!isTaken && !isPhonePhoto(file)) return null;
  return shrink(file).catch(() => null);
}
