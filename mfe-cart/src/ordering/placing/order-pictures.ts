import type { PlaceOrderBody } from '@shop/contract';
import type { Prescription } from '@shop/domain';

/**
 * Pictures that this page keeps until the order is sent, by their ids, which are negative. Written in handlers only.
 */
const savedFiles = new Map<number, File>();
let lastId = 0;

/** Keeps a picture for the current order; a reload forgets it. */
export function savePicture(file: File): Prescription {
  lastId -= 1;
  savedFiles.set(lastId, file);
  return { id: lastId, url: URL.createObjectURL(file) };
}

export function dropPicture({ id, url }: Prescription): void {
  if (savedFiles.delete(id)) URL.revokeObjectURL(url);
}

/** Whether the picture is uploaded, or still kept by this page. */
export const isStillSaved = ({ id }: Prescription): boolean => id > 0 || savedFiles.has(id);

/** The body as form fields: missing values are left out, lists have a field for each entry. */
function toForm(body: PlaceOrderBody): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) for (const entry of value) form.append(`${name}[]`, String(entry));
    else form.append(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  return form;
}

/** The body as it is sent: a form with files (`order_attachment[]`) where pictures go with the order. */
export function withPictures(body: PlaceOrderBody): PlaceOrderBody {
  const ids = body.prescription_ids ?? [];
  const files = ids.flatMap((id) => savedFiles.get(id) ?? []);
  if (!ids.some((id) => id < 0)) return body;
  const plain = { ...body, prescription_ids: ids.filter((id) => id > 0) };
  if (files.length === 0) return plain;
  const form = toForm(plain);
  for (const file of files) form.append('order_attachment[]', file, file.name);
  // The endpoint is declared for JSON; a form is sent as it is.
  return form as unknown as PlaceOrderBody;
}
