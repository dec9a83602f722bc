import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../../http/refusal';
import { pictureTypeOf, type PictureType } from './picture-type';

export interface Picture {
  type: PictureType;
  bytes: Buffer;
}

export const mostPictures = 3;
/** Bytes. */
export const largestPicture = 2 * 1024 * 1024;

/** Of one form; more files than are taken are read and told of, a flood of them ends the reading. */
const limits = { fileSize: largestPicture, files: 8, fields: 8, parts: 16, headerPairs: 40 };

export const tooManyPictures = () => invalid('image', 'prescriptionMost');

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

async function allOf(files: FastifyRequest['files']): Promise<{ bytes: Buffer; isWhole: boolean }[]> {
  const found: { bytes: Buffer; isWhole: boolean }[] = [];
  for await (const part of files({ limits, throwFileSizeLimit: false })) {
    // everything is read: an answer in the middle of it would break the connection
    const bytes = await part.toBuffer();
    const isTaken = found.length <= mostPictures;
    found.push({ bytes: isTaken ? bytes : Buffer.alloc(0), isWhole: !part.file.truncated });
  }
  return found;
}

/**
 * The pictures of a form: jpg, png or gif by content, 2 MB each, at most three. Refuses the whole form otherwise.
 * VALID-07, VALID-12, BIZ-01.
 */
export async function readPictures(files: FastifyRequest['files']): Promise<Picture[]> {
  const found = await allOf(files).catch((error: unknown) => {
    const code = codeOf(error);
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') throw tooManyPictures();
    if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
      throw new Refusal(415, [{ code: 'unsupported_type', text: 'formExpected' }]);
    throw invalid('image', 'unreadable');
  });
  if (found.length === 0) throw invalid('image', 'prescriptionNeeded');
  if (found.length > mostPictures) throw tooManyPictures();
  return found.map(({ bytes, isWhole }) => {
    const type = pictureTypeOf(bytes);
    if (!type) throw invalid('image', 'pictureType');
    if (!isWhole) throw invalid('image', 'pictureTooLarge');
    return { type, bytes };
  });
}
