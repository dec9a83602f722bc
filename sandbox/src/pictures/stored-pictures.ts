import { randomBytes } from 'node:crypto';
import type { PictureType } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import { one, type Queries } from '../database/database';
import { notFound } from '../http/refusal';
import { endings } from './picture-type';
import type { Picture } from './read-form';

/** A kind of customers' pictures: `/media/{folder}/…`, rows of `table` with `secret`, `media_type` and `bytes`. */
export interface PictureStore {
  folder: string;
  table: string;
}

/** The columns that every table of pictures has, without the bytes. */
export interface StoredPicture {
  secret: string;
  media_type: PictureType;
}

/** The picture's address, which contains its secret. */
export const picturePath = ({ folder }: PictureStore, { secret, media_type: type }: StoredPicture): string =>
  `/media/${folder}/${secret}.${endings[type]}`;

/** Values for the columns secret, media_type and bytes; bytes as `decode($n, 'base64')`. */
export const toStoredValues = ({ type, bytes }: Picture): [string, PictureType, string] => [
  randomBytes(24).toString('base64url'),
  type,
  bytes.toString('base64'),
];

const address = /^([\w-]{32})\.(jpg|png|gif)$/;

async function getBytes(queries: Queries, { table }: PictureStore, secret: string) {
  const found = await one<{ media_type: PictureType; content: string }>(
    queries,
    `SELECT media_type, encode(bytes, 'base64') AS content FROM ${table} WHERE secret = $1`,
    [secret],
  );
  return found && { type: found.media_type, bytes: Buffer.from(found.content, 'base64') };
}

/** Serves customers' pictures: only by their secret, never cached, with a fixed media type. */
export function servePictures(app: FastifyInstance, queries: Queries, store: PictureStore): void {
  app.get<{ Params: { file: string } }>(`/media/${store.folder}/:file`, async ({ params }, reply) => {
    const [, secret = '', ending] = address.exec(params.file) ?? [];
    const picture = secret ? await getBytes(queries, store, secret) : null;
    if (!picture || endings[picture.type] !== ending) throw notFound();
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .header('X-Robots-Tag', 'noindex')
      .type(picture.type)
      .send(picture.bytes);
  });
}
