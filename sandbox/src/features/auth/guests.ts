import { randomUUID } from 'node:crypto';
import { one, type Queries } from '../../database/database';

/** A guest's id is the only key to their cart and orders, so it must not be guessable. */
export async function createGuest(queries: Queries): Promise<string> {
  const id = randomUUID();
  await queries.query('INSERT INTO guests (id) VALUES ($1)', [id]);
  return id;
}

export async function isGuest(queries: Queries, id: string): Promise<boolean> {
  return (await one(queries, 'SELECT 1 FROM guests WHERE id = $1', [id])) !== null;
}
