import { randomBytes } from 'node:crypto';
import { scriptJson } from '@shop/domain';

/** Values of one response, which no other page contains. */
export interface PageValues {
  nonce: string;
  visitorId: string;
  ticket: string;
  /** ISO 8601. */
  sentAt: string;
}

/** Placeholders for them in a template. They are random, so that no text of the backend can contain them. */
export function createPlaceholders(): PageValues {
  const placeholder = (name: string) => `${name}-${randomBytes(18).toString('base64url')}`;
  return {
    nonce: placeholder('nonce'),
    visitorId: placeholder('visitor'),
    ticket: placeholder('ticket'),
    sentAt: placeholder('sent'),
  };
}

/** How each value is written: a nonce in attributes, the others in JSON. */
const writers: Record<keyof PageValues, (value: string) => string> = {
  nonce: (nonce) => nonce,
  visitorId: (id) => scriptJson(id).slice(1, -1),
  ticket: (ticket) => scriptJson(ticket).slice(1, -1),
  sentAt: (moment) => scriptJson(moment).slice(1, -1),
};

const names = Object.keys(writers) as (keyof PageValues)[]; // the record has exactly those names

/** A page that is written once for all visitors with the same traits, as bytes; personal values are filled in each time. */
export class PageTemplate {
  readonly bytes: number;
  private readonly chunks: (Buffer | keyof PageValues)[];

  /** `failed`: apps whose releases could not render their part of it on the server. */
  constructor(
    html: string,
    placeholders: PageValues,
    readonly failed: readonly string[] = [],
  ) {
    const nameByPlaceholder = new Map(names.map((name) => [placeholders[name], name]));
    this.chunks = html
      .split(new RegExp(`(${names.map((name) => placeholders[name]).join('|')})`))
      .map((chunk) => nameByPlaceholder.get(chunk) ?? Buffer.from(chunk));
    this.bytes = this.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  }

  fill(values: PageValues): Buffer {
    const encoded = {
      nonce: Buffer.from(writers.nonce(values.nonce)),
      visitorId: Buffer.from(writers.visitorId(values.visitorId)),
      ticket: Buffer.from(writers.ticket(values.ticket)),
      sentAt: Buffer.from(writers.sentAt(values.sentAt)),
    };
    return Buffer.concat(this.chunks.map((chunk) => (Buffer.isBuffer(chunk) ? chunk : encoded[chunk])));
  }
}
