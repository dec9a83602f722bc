import { withoutValues } from '@shop/domain';

/** One line of JSON per event, for whoever collects the output. */
export type Log = (event: string, details: Record<string, unknown>) => void;

const serializeErrors = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutValues(value) : value;

/** Removes the values of search parameters. */
export const withoutSecrets =
  (log: Log): Log =>
  (event, details) =>
    log(event, JSON.parse(JSON.stringify(details, serializeErrors)) as Record<string, unknown>); // it was a record before

export const logTo = (write: (line: string) => void): Log =>
  withoutSecrets((event, details) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), event, ...details })}\n`),
  );
