import { randomBytes } from 'node:crypto';
import { scriptJson } from '@shop/domain';

/** Values of one response, which no other page contains. */
export interface PageOwn {
  nonce: string;
  visitorId: string;
  ticket: string;
}

/** Placeholders for them in a template. They are random, so that no text of the backend can contain them. */
export function createMarks(): PageOwn {
  const mark = (name: string) => `${name}-${randomBytes(18).toString('base64url')}`;
  return { nonce: mark('nonce'), visitorId: mark('visitor'), ticket: mark('ticket') };
}

/** How each value is written: a nonce in attributes, the others in JSON. */
const writers: Record<keyof PageOwn, (value: string) => string> = {
  nonce: (nonce) => nonce,
  visitorId: (id) => scriptJson(id).slice(1, -1),
  ticket: (ticket) => scriptJson(ticket).slice(1, -1),
};

const names = Object.keys(writers) as (keyof PageOwn)[]; // the record has exactly those names

/** A page that is written once for all visitors with the same traits, as bytes; personal values are filled in each time. */
export class PageTemplate {
  readonly bytes: number;
  private readonly pieces: (Buffer | keyof PageOwn)[];

  constructor(html: string, marks: PageOwn) {
    const byMark = new Map(names.map((name) => [marks[name], name]));
    this.pieces = html
      .split(new RegExp(`(${names.map((name) => marks[name]).join('|')})`))
      .map((piece) => byMark.get(piece) ?? Buffer.from(piece));
    this.bytes = this.pieces.reduce((sum, piece) => sum + piece.length, 0);
  }

  fill(own: PageOwn): Buffer {
    const values = {
      nonce: Buffer.from(writers.nonce(own.nonce)),
      visitorId: Buffer.from(writers.visitorId(own.visitorId)),
      ticket: Buffer.from(writers.ticket(own.ticket)),
    };
    return Buffer.concat(this.pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : values[piece])));
  }
}
