import { one, type Queries } from '../../database/database';
import { toStoredValues, picturePath, type StoredPicture } from '../../pictures/stored-pictures';
import type { Picture, PictureRoom } from '../../pictures/read-form';

export const profilePhotos = { folder: 'profile', table: 'profile_photos' };

/** VALID-11. */
export const roomForPhoto: PictureRoom = { field: 'image', most: 1, tooMany: 'photoMost' };

/** Replaces the customer's photo. */
export async function savePhoto(tx: Queries, customerId: number, photo: Picture): Promise<void> {
  const saved = await one<StoredPicture>(
    tx,
    `INSERT INTO profile_photos (secret, media_type, bytes, customer_id)
     VALUES ($1, $2, decode($3, 'base64'), $4)
     ON CONFLICT (customer_id) DO UPDATE SET secret = excluded.secret, media_type = excluded.media_type,
       bytes = excluded.bytes RETURNING secret, media_type`,
    [...toStoredValues(photo), customerId],
  );
  if (saved)
    await tx.query('UPDATE customers SET image = $2 WHERE id = $1', [
      customerId,
      picturePath(profilePhotos, saved),
    ]);
}
