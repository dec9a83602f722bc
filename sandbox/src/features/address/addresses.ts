import type { AddressBody, Coordinates } from '@shop/contract';
import { one, type Queries } from '../../database/database';
import type { Paging } from '../catalog/paging';
import { zonesAt } from '../config/zones';

interface AddressRow {
  id: number;
  address_type: string;
  address: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  road: string;
  house: string;
  floor: string;
  additional_information: string;
  latitude: number;
  longitude: number;
}

type Fields = { [Name in keyof AddressBody]-?: Exclude<AddressBody[Name], undefined> };

const toValues = (fields: Fields) => [
  fields.address_type,
  fields.address,
  fields.contact_person_name,
  fields.contact_person_number,
  fields.road,
  fields.house,
  fields.floor,
  fields.additional_information,
  fields.latitude,
  fields.longitude,
];

export async function zoneIdsAt(queries: Queries, { latitude, longitude }: Coordinates): Promise<number[]> {
  const zones = await zonesAt(queries, { latitude: Number(latitude), longitude: Number(longitude) });
  return zones.map(({ id }) => id);
}

/** ENT-24; coordinates as text. */
async function addressToWire(queries: Queries, row: AddressRow) {
  return {
    ...row,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    zone_ids: await zoneIdsAt(queries, row),
  };
}

const columns = `id, address_type, address, contact_person_name, contact_person_number, contact_person_email, road,
  house, floor, additional_information, latitude, longitude`;

/** Every statement names the customer, so nobody can access another's address (F-46). */
export async function listAddresses(queries: Queries, customerId: number, { limit, page }: Paging) {
  const total = await one<{ count: number }>(
    queries,
    'SELECT count(*) AS count FROM addresses WHERE customer_id = $1',
    [customerId],
  );
  const rows = await queries.query<AddressRow>(
    `SELECT ${columns} FROM addresses WHERE customer_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
    [customerId, limit, (page - 1) * limit],
  );
  const entries = await Promise.all(rows.map((row) => addressToWire(queries, row)));
  return { total: total?.count ?? 0, entries };
}

export const insertAddress = (queries: Queries, customerId: number, fields: Fields) =>
  queries.query(
    `INSERT INTO addresses (customer_id, address_type, address, contact_person_name, contact_person_number, road,
       house, floor, additional_information, latitude, longitude)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [customerId, ...toValues(fields)],
  );

/** Returns whether the customer has such an address. */
export async function changeAddress(queries: Queries, customerId: number, id: number, fields: Fields) {
  const changed = await queries.query(
    `UPDATE addresses SET address_type = $3, address = $4, contact_person_name = $5, contact_person_number = $6,
       road = $7, house = $8, floor = $9, additional_information = $10, latitude = $11, longitude = $12
     WHERE id = $1 AND customer_id = $2 RETURNING id`,
    [id, customerId, ...toValues(fields)],
  );
  return changed.length > 0;
}

/** Returns whether the customer has such an address. */
export async function removeAddress(queries: Queries, customerId: number, id: number) {
  const deleted = await queries.query(
    'DELETE FROM addresses WHERE id = $1 AND customer_id = $2 RETURNING id',
    [id, customerId],
  );
  return deleted.length > 0;
}
