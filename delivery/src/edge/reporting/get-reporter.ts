import type { FastifyRequest } from 'fastify';
import type { Reporter } from '../release-counting';
import { readVisitor } from '../visitor';
import { networkNumber } from './networks';
import type { Tickets } from './tickets';

/**
 * The verified sender of what a browser has sent with its page's ticket: the visitor to whom the edge has issued it. Null:
 * unverified. `grace`: milliseconds after its end in which the ticket is still accepted.
 */
export function getReporter(
  sent: unknown,
  request: FastifyRequest,
  tickets: Tickets,
  grace = 0,
): Reporter | null {
  if (typeof sent !== 'object' || sent === null || !('ticket' in sent)) return null;
  const ticket = tickets.read(sent.ticket, readVisitor(request.headers.cookie, undefined).id, grace);
  return ticket && { ticket, network: networkNumber(request.ip, tickets.key) };
}
