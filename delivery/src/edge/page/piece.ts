import zlib from 'node:zlib';

/** Largest stored block of the deflate format, in bytes. */
const block = 65_535;
const finalBlock = Buffer.from([0x03, 0x00]);
const gzipHeader = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A part of a page that is sent as it is. A lasting one is compressed once, in a way that lets it stand between any
 * others; a passing one (a nonce, a visitor's id) costs no compression at all. So a compressed page of mostly
 * lasting parts is put together by copying.
 */
export class Piece {
  readonly plain: Buffer;
  private packed: Buffer | undefined;

  constructor(
    text: string | Buffer,
    private readonly isLasting = true,
  ) {
    this.plain = typeof text === 'string' ? Buffer.from(text) : text;
  }

  /** A piece that was compressed elsewhere, in the same way. */
  static of({ plain, deflated }: { plain: Uint8Array; deflated: Uint8Array }): Piece {
    const piece = new Piece(asBuffer(plain));
    piece.packed = asBuffer(deflated);
    return piece;
  }

  /** The piece as blocks of raw deflate that refer to nothing before them. */
  get deflated(): Buffer {
    this.packed ??= this.isLasting
      ? zlib.deflateRawSync(this.plain, { level: 9, finishFlush: zlib.constants.Z_FULL_FLUSH })
      : stored(this.plain);
    return this.packed;
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function stored(content: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < content.length; at += block) {
    const part = content.subarray(at, at + block);
    const head = Buffer.from([
      0,
      part.length & 0xff,
      part.length >> 8,
      ~part.length & 0xff,
      (~part.length >> 8) & 0xff,
    ]);
    blocks.push(head, part);
  }
  return Buffer.concat(blocks);
}

/** Node has it since 20.15; before that, pages go out as they are. */
export const canZip = typeof zlib.crc32 === 'function';

export function zipped(all: readonly Piece[]): Buffer {
  // Once it is compiled, this Node's sum over nothing forgets what it was given.
  const pieces = all.filter(({ plain }) => plain.length > 0);
  let sum = 0;
  let length = 0;
  for (const { plain } of pieces) {
    sum = zlib.crc32(plain, sum);
    length += plain.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum >>> 0, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([gzipHeader, ...pieces.map((piece) => piece.deflated), finalBlock, trailer]);
}

export const plainOf = (pieces: readonly Piece[]): Buffer => Buffer.concat(pieces.map(({ plain }) => plain));
