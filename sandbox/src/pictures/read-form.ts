import { largestPicture, type PictureType } from '@shop/domain';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../http/refusal';
import type { TextKey } from '../http/translate';
import { detectPictureType } from './picture-type';

export interface Picture {
  type: PictureType;
  bytes: Buffer;
}

/** The pictures that a form accepts. */
export interface PictureRoom {
  /** Field name of the pictures in errors. */
  field: string;
  most: number;
  tooMany: TextKey;
}

/** A parsed form: its pictures, and its texts by name, not validated yet. */
export interface FormRead {
  pictures: Picture[];
  texts: Record<string, string>;
}

/** Limits of one form. A few files too many are read and reported; far too many end the reading. */
const limits = {
  fileSize: largestPicture,
  fieldSize: 64 * 1024,
  files: 8,
  fields: 24,
  parts: 32,
  headerPairs: 40,
};

interface File {
  bytes: Buffer;
  isComplete: boolean;
}

const getCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

async function readAll(parts: FastifyRequest['parts'], most: number) {
  const files: File[] = [];
  const texts = new Map<string, string>();
  for await (const part of parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw invalid(part.fieldname, 'invalid', { field: part.fieldname });
      if (typeof part.value === 'string') texts.set(part.fieldname, part.value);
      continue;
    }
    // reads everything: a response in the middle would break the connection
    const bytes = await part.toBuffer();
    const isTaken = files.length <= most;
    // browsers send an empty file input as a file without name and content
    if (part.filename || bytes.length > 0)
      files.push({ bytes: isTaken ? bytes : Buffer.alloc(0), isComplete: !part.file.truncated });
  }
  return { files, texts: Object.fromEntries(texts) };
}

function toPicture({ bytes, isComplete }: File, field: string): Picture {
  const type = detectPictureType(bytes);
  if (!type) throw invalid(field, 'pictureType');
  if (!isComplete) throw invalid(field, 'pictureTooLarge');
  return { type, bytes };
}

/**
 * Reads a form: pictures are jpg, png or gif by content, 2 MB each, up to the allowed number. Refuses the whole form
 * otherwise. VALID-07, VALID-11, VALID-12, BIZ-01, F-43.
 */
export async function readForm(
  parts: FastifyRequest['parts'],
  { field, most, tooMany }: PictureRoom,
): Promise<FormRead> {
  const { files, texts } = await readAll(parts, most).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    const code = getCode(error);
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') throw invalid(field, tooMany);
    if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
      throw new Refusal(415, [{ code: 'unsupported_type', text: 'formExpected' }]);
    throw invalid(field, 'unreadable');
  });
  if (files.length > most) throw invalid(field, tooMany);
  return { pictures: files.map((file) => toPicture(file, field)), texts };
}
