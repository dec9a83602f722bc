import { randomBytes } from 'node:crypto';
import { mostPrescriptions } from '@shop/domain';
import type { Database, Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Owner } from '../../http/identity';
import { invalid, notFound } from '../../http/refusal';
import type { View } from '../../shop/shop';
import {
  lockOwner,
  openPrescriptions,
  prescriptionToWire,
  roomForPrescriptions,
  type PrescriptionRow,
} from './prescriptions';

/** Days for which a prescription may be used again. */
const keptDays = 365;
const mostOrders = 5;

interface KeptRow extends PrescriptionRow {
  order_id: number;
  created_at: Date;
}

interface KeptPrescription {
  orderId: number;
  uploadedAt: Date;
  items: { id: number; name_i18n: Texts }[];
  pictures: KeptRow[];
}

/** The owner's uploads that belong to orders; copies are the same pictures again. */
const keptSql = `SELECT id, secret, media_type, order_id, created_at FROM prescriptions
  WHERE owner_kind = $1 AND owner_id = $2 AND order_id IS NOT NULL AND copy_of IS NULL AND created_at >= $3`;

const getFirstDay = (now: Date) => new Date(now.getTime() - keptDays * 86_400_000);

/** The prescriptions of the owner's last orders, the latest first. X-30, F-46. */
export async function getKeptPrescriptions(
  queries: Queries,
  owner: Owner,
  now: Date,
): Promise<KeptPrescription[]> {
  const rows = await queries.query<KeptRow>(`${keptSql} ORDER BY order_id DESC, id`, [
    owner.kind,
    owner.id,
    getFirstDay(now),
  ]);
  const orderIds = [...new Set(rows.map(({ order_id: id }) => id))].slice(0, mostOrders);
  const lines = await queries.query<{ order_id: number; id: number; name_i18n: Texts }>(
    `SELECT DISTINCT order_lines.order_id, items.id, items.name_i18n FROM order_lines JOIN items ON items.id = item_id
     WHERE order_lines.order_id = ANY($1::int[]) AND items.prescription_required ORDER BY items.id`,
    [orderIds],
  );
  return orderIds.map((orderId) => {
    const pictures = rows.filter((row) => row.order_id === orderId);
    return {
      orderId,
      uploadedAt: pictures[0]?.created_at ?? now,
      items: lines.filter((line) => line.order_id === orderId),
      pictures,
    };
  });
}

export const keptToWire = ({ orderId, uploadedAt, items, pictures }: KeptPrescription, view: View) => ({
  order_id: orderId,
  created_at: new Date(uploadedAt).toISOString(),
  items: items.map(({ id, name_i18n: name }) => ({ id, name: view.text(name) })),
  prescriptions: pictures.map((row) => prescriptionToWire(row, view)),
});

/**
 * Copies the pictures of the owner's order, so that the next order can use them; what is copied already stays one. Another's
 * order is not found (F-46). Returns the owner's pictures without an order.
 */
export function reuseKeptPrescription(
  database: Database,
  owner: Owner,
  orderId: number,
  now: Date,
): Promise<PrescriptionRow[]> {
  return database.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const kept = await tx.query<KeptRow>(`${keptSql} AND order_id = $4 ORDER BY id`, [
      owner.kind,
      owner.id,
      getFirstDay(now),
      orderId,
    ]);
    if (kept.length === 0) throw notFound();
    const open = await tx.query<{ copy_of: number | null }>(
      `SELECT copy_of FROM prescriptions WHERE owner_kind = $1 AND owner_id = $2 AND order_id IS NULL`,
      [owner.kind, owner.id],
    );
    const missing = kept.filter(({ id }) => !open.some(({ copy_of: source }) => source === id));
    if (open.length + missing.length > mostPrescriptions)
      throw invalid('image', roomForPrescriptions.tooMany);
    for (const { id } of missing)
      await tx.query(
        `INSERT INTO prescriptions (secret, media_type, bytes, owner_kind, owner_id, created_at, copy_of)
         SELECT $2, media_type, bytes, owner_kind, owner_id, $3, id FROM prescriptions WHERE id = $1`,
        [id, randomBytes(24).toString('base64url'), now],
      );
    return openPrescriptions(tx, owner);
  });
}
