import { mostPrescriptions } from '@shop/domain';
import type { Database, Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { invalid, notFound } from '../../http/refusal';
import { toStoredValues, picturePath, type StoredPicture } from '../../pictures/stored-pictures';
import type { Picture, PictureRoom } from '../../pictures/read-form';
import type { View } from '../../shop/shop';

export interface PrescriptionRow extends StoredPicture {
  id: number;
}

/** Health data, so the addresses are secret. */
export const prescriptionPictures = { folder: 'prescriptions', table: 'prescriptions' };

export const roomForPrescriptions: PictureRoom = {
  field: 'image',
  most: mostPrescriptions,
  tooMany: 'prescriptionMost',
};

export const prescriptionPath = (row: StoredPicture): string => picturePath(prescriptionPictures, row);

export const prescriptionToWire = (row: PrescriptionRow, view: View) => ({
  id: row.id,
  image_full_url: view.picture(prescriptionPath(row)),
});

/** The owner's pictures without an order, in the order of upload. */
export const openPrescriptions = (queries: Queries, owner: Owner): Promise<PrescriptionRow[]> =>
  queries.query<PrescriptionRow>(
    `SELECT id, secret, media_type FROM prescriptions
     WHERE owner_kind = $1 AND owner_id = $2 AND order_id IS NULL ORDER BY id`,
    [owner.kind, owner.id],
  );

/** Locks the uploads of an owner, so that concurrent ones keep to the limit together. */
export const lockOwner = (tx: Queries, { kind, id }: Owner) =>
  tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`prescriptions ${kind} ${id}`]);

/** Saves pictures until an order uses them; refuses more than three without an order (ERR-07). */
export function savePrescriptions(
  database: Database,
  owner: Owner,
  pictures: readonly Picture[],
  now: Date,
): Promise<PrescriptionRow[]> {
  return database.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const known = await openPrescriptions(tx, owner);
    if (known.length + pictures.length > mostPrescriptions)
      throw invalid('image', roomForPrescriptions.tooMany);
    for (const picture of pictures)
      await tx.query(
        `INSERT INTO prescriptions (secret, media_type, bytes, owner_kind, owner_id, created_at)
         VALUES ($1, $2, decode($3, 'base64'), $4, $5, $6)`,
        [...toStoredValues(picture), owner.kind, owner.id, now],
      );
    return openPrescriptions(tx, owner);
  });
}

/** Deletes a picture without an order; another's is not found (F-46). */
export async function dropPrescription(queries: Queries, owner: Owner, id: number): Promise<void> {
  const dropped = await queries.query(
    `DELETE FROM prescriptions WHERE id = $1 AND owner_kind = $2 AND owner_id = $3 AND order_id IS NULL RETURNING id`,
    [id, owner.kind, owner.id],
  );
  if (dropped.length === 0) throw notFound();
}

/**
 * After signing in, assigns the guest's uploads to the customer (F-23). Together they may be more than three: none is
 * lost, and the customer chooses those of the order.
 */
export const adoptPrescriptions = (tx: Queries, guestId: string, customerId: number) =>
  tx.query(
    `UPDATE prescriptions SET owner_kind = 'customer', owner_id = $2
     WHERE owner_kind = 'guest' AND owner_id = $1 AND order_id IS NULL`,
    [guestId, String(customerId)],
  );

/** Deletes pictures without an order after a day. */
export const dropOldPrescriptions = (queries: Queries, now: Date) =>
  queries.query('DELETE FROM prescriptions WHERE order_id IS NULL AND created_at < $1', [
    new Date(now.getTime() - 86_400_000),
  ]);
