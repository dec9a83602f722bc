import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults';
import { takeJsonText } from './json-text';
import type { Log } from './log';
import type { ReleaseCounting } from './release-counting';

/** Of both ways on which browsers send something by themselves. */
export interface ReportOptions {
  log: Log;
  faults: Faults;
  counting: ReleaseCounting;
  /** Keeps reports for `/_faults`. */
  withFaults: boolean;
}

/** Bytes of one report, fields of it, and characters of a field that are kept. */
const limits = { body: 16_384, fields: 20, text: 300 };

const cut = (value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, limits.text);
};

/** One level of what a browser says, cut to a size that a log can bear. */
function shortened(report: unknown): Record<string, unknown> {
  if (typeof report !== 'object' || report === null) return { text: cut(report) };
  return Object.fromEntries(
    Object.entries(report)
      .slice(0, limits.fields)
      .map(([name, value]) => [name.slice(0, 60), cut(value)]),
  );
}

/** A policy report comes in the shape of one of two standards. */
function reportsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.slice(0, 20);
  const old = typeof body === 'object' && body !== null && 'csp-report' in body ? body['csp-report'] : null;
  return [old ? { kind: 'csp', ...Object(old) } : body];
}

/**
 * `POST /_report`: what browsers say of failing remotes, of errors that nobody caught, of broken policies and of how fast a page
 * was. Logged, a line each, and counted by release.
 */
export async function report(
  app: FastifyInstance,
  { log, faults, counting, withFaults }: ReportOptions,
): Promise<void> {
  await app.register(rateLimit, { max: withFaults ? 10_000 : 120, timeWindow: '1 minute' });
  takeJsonText(app, limits.body);
  app.post('/_report', { bodyLimit: limits.body }, (request, reply) => {
    for (const entry of reportsIn(request.body)) {
      const short = shortened(entry);
      log('report', { report: short });
      counting.hear(short);
      if (withFaults) faults.keepReport(short);
    }
    return reply.code(204).send();
  });
}
