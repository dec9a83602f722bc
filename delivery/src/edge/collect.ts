import type { FastifyInstance } from 'fastify';
import { getClient } from './client-limits';
import type { Faults } from './faults';
import type { Log } from './log';
import { takeJsonText } from './json-text';
import { getReporter } from './reporting/get-reporter';
import { EventBytes } from './reporting/event-bytes';
import { limitReports, refuseTooMany } from './reporting/report-limits';
import { getSender, refuseForeignSenders } from './reporting/same-origin';
import type { Tickets } from './reporting/tickets';
import type { EdgeSettings } from './settings';
import type { ShopStatistics } from './shop-statistics/shop-statistics';

interface CollectOptions {
  log: Log;
  faults: Faults;
  tickets: Tickets;
  settings: Pick<EdgeSettings, 'publicOrigin'>;
  /** Null: nobody can see them. */
  statistics: ShopStatistics | null;
  /** Stores events for `/_faults/stream`. */
  withFaults: boolean;
}

/** Bytes of one request, events per request, and bytes of one event in the log. */
const limits = { body: 65_536, events: 50, event: 8_192 };

/**
 * Milliseconds for which a page's events count after its ticket has expired: people shop for hours in one page. Each step of
 * a visit counts once, so a ticket is worth no more for being old.
 */
const grace = 12 * 3_600_000;

const namePattern = /^[a-z_]{1,40}$/;

const getBytes = (event: object): number => Buffer.byteLength(JSON.stringify(event));

const isEvent = (event: unknown): event is object =>
  typeof event === 'object' &&
  event !== null &&
  'name' in event &&
  typeof event.name === 'string' &&
  namePattern.test(event.name) &&
  getBytes(event) <= limits.event;

function eventsIn(body: unknown): unknown[] | null {
  const events = typeof body === 'object' && body !== null && 'events' in body ? body.events : null;
  return Array.isArray(events) ? events.slice(0, limits.events) : null;
}

/**
 * `POST /_stream`: measurements of visitors who have consented, from the shop's own pages, which send their ticket along.
 * Each is a line of the log, for whoever collects the output, and counts in the shop's statistics. Invalid events and
 * those without a valid ticket are dropped, bodies that are not a list are refused.
 */
export async function collect(
  app: FastifyInstance,
  { log, faults, tickets, settings, statistics, withFaults }: CollectOptions,
): Promise<void> {
  await limitReports(app, withFaults);
  refuseForeignSenders(app, settings);
  const bytes = new EventBytes();
  takeJsonText(app, limits.body);
  app.post('/_stream', { bodyLimit: limits.body }, (request, reply) => {
    const events = eventsIn(request.body);
    if (!events)
      return reply.code(422).send({ errors: [{ code: 'events', message: 'A list of events is needed' }] });
    const isOwn = getSender(request, settings) === 'own';
    const by = isOwn ? getReporter(request.body, request, tickets, grace) : null;
    if (!by) return reply.code(204).send();
    const valid = events.filter(isEvent);
    const sender = { visitor: by.ticket.visitor, address: getClient(request.ip) };
    if (
      !bytes.take(
        sender,
        valid.reduce((total, event) => total + getBytes(event), 0),
      )
    )
      return refuseTooMany(reply, bytes.getWait());
    for (const event of valid) {
      log('analytics', { measured: event });
      statistics?.addEvent(event, by);
      if (withFaults) faults.recordEvent(event);
    }
    return reply.code(204).send();
  });
}
