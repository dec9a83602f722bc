import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults';
import { takeJsonText } from './json-text';
import type { Log } from './log';
import type { ReleaseCounting } from './release-counting';
import { getReporter } from './reporting/get-reporter';
import { limitReports } from './reporting/report-limits';
import { getSender, refuseForeignSenders } from './reporting/same-origin';
import type { Tickets } from './reporting/tickets';
import type { EdgeSettings } from './settings';

/** Options of both routes that browsers report to. */
export interface ReportOptions {
  log: Log;
  faults: Faults;
  counting: ReleaseCounting;
  tickets: Tickets;
  settings: Pick<EdgeSettings, 'publicOrigin'>;
  /** Stores reports for `/_faults`. */
  withFaults: boolean;
}

/** Bytes of one report, number of its fields, and characters of a field. */
const limits = { body: 16_384, fields: 20, text: 300 };

const cut = (value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, limits.text);
};

/** One level of a browser's report, shortened for the log. */
function shortened(report: unknown): Record<string, unknown> {
  if (typeof report !== 'object' || report === null) return { text: cut(report) };
  return Object.fromEntries(
    Object.entries(report)
      .slice(0, limits.fields)
      .map(([name, value]) => [name.slice(0, 60), cut(value)]),
  );
}

/** A policy report has one of two standard formats. */
function reportsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.slice(0, 20);
  const old = typeof body === 'object' && body !== null && 'csp-report' in body ? body['csp-report'] : null;
  return [old ? { kind: 'csp', ...Object(old) } : body];
}

const withoutTicket = (entry: unknown): unknown => {
  if (typeof entry !== 'object' || entry === null || !('ticket' in entry)) return entry;
  const { ticket: _, ...rest } = entry;
  return rest;
};

/**
 * `POST /_report`: browsers' reports of failed remotes, uncaught errors, policy violations and web vitals. Logged, one line
 * each, and counted by release if a page of the shop has sent them (X-12).
 */
export async function report(app: FastifyInstance, options: ReportOptions): Promise<void> {
  const { log, faults, counting, tickets, settings, withFaults } = options;
  await limitReports(app, withFaults);
  refuseForeignSenders(app, settings);
  takeJsonText(app, limits.body);
  app.post('/_report', { bodyLimit: limits.body }, (request, reply) => {
    const isOwn = getSender(request, settings) === 'own';
    for (const entry of reportsIn(request.body)) {
      const short = shortened(withoutTicket(entry));
      log('report', { report: short });
      counting.count(short, isOwn ? getReporter(entry, request, tickets) : null);
      if (withFaults) faults.recordReport(short);
    }
    return reply.code(204).send();
  });
}
